// The card that a deposit was made with, in full: number and photos by one access.
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm, type FullCardDeposit } from "~server/features/sensitive-data/schemas";
import { cardSides } from "~server/features/sensitive-data/labels";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths, withMainAnchor } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { useMayCall } from "~/ui/staff-rights";
import { customerName } from "../transactions/customer-name";
import { DecisionActions } from "../transactions/decision-actions";
import { loadTransactionToAccess, accessData } from "./access.server";
import { SensitiveDataAccessPage } from "./access-page";
import { cardItems } from "./sensitive-items";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessCardDeposit"),
  calls: "sensitiveData.accessCardDeposit",
} satisfies PageHandle;

export const loader = loadTransactionToAccess;

export const action = accessData(AccessForm, (body, { request, params }) =>
  api(request).sensitiveData.accessCardDeposit({ params: { id: params.id ?? "" }, body }),
);

export default function CardDepositAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { transaction, from } = useLoaderData<typeof loader>();
  const canDecide = useMayCall("admin.approve") && transaction.status === "pending";
  const lead = t("depositOf", {
    amount: formatMoney(transaction.amount, transaction.currency, useLocale()),
    name: customerName(transaction),
  });
  return (
    <SensitiveDataAccessPage
      title={t("accessCardDeposit")}
      lead={lead}
      formId="access-card-deposit"
      backHref={withMainAnchor(paths.admin.transaction(transaction.id, from))}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("cardDeposit")}
      show={({ card, photos }) => (
        <>
          <DefinitionList items={cardItems(t, card)} />
          <Photos photos={photos} />
        </>
      )}
      decision={canDecide && <DecisionActions transaction={transaction} from={from} />}
    />
  );
}

/** Data URLs: no second request fetches a photo, so one access is logged, and nothing is cached. */
function Photos({ photos }: Pick<FullCardDeposit, "photos">) {
  const t = useMessages("staffSensitiveData");
  return cardSides.map((side) => {
    const photo = photos.find((one) => one.side === side);
    return (
      <figure key={side} className="mt-5">
        <figcaption className="mb-2 weight-strong">{t(`side.${side}`)}</figcaption>
        {photo ? (
          <div className="document-view">
            <img
              src={`data:${photo.mediaType};base64,${photo.content}`}
              alt={t(`sideOfCard.${side}`)}
            />
          </div>
        ) : (
          <p>{t("erased")}</p>
        )}
      </figure>
    );
  });
}
