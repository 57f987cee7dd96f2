import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { cardName } from "../cards/card-name";
import { depositKinds } from "~server/features/drafts/labels";
import { findDraft, confirmedHref } from "../drafts/drafts.server";
import { ReceiptPage } from "../drafts/draft-pages";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("deposits", "receipt") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.draft ?? "";
  const draft = await findDraft(request, id, depositKinds);
  if (!draft?.transaction) throw redirect(paths.customer.depositReview(id), 303);
  // The receipt of a crypto payment is its own page.
  if (draft.transaction.cryptoOrderNumber)
    throw redirect(confirmedHref(draft, draft.transaction), 303);
  return { transaction: draft.transaction, card: draft.card };
}

export default function DepositReceiptPage() {
  const t = useMessages("deposits");
  const locale = useLocale();
  const { transaction, card } = useLoaderData<typeof loader>();
  return (
    <ReceiptPage
      title={t("received")}
      message={t("reviewedFirst")}
      transaction={transaction}
      items={[
        ...conversionItems(locale, transaction),
        { term: t("card"), value: card && cardName(locale, card) },
      ]}
    />
  );
}
