// The full destination of a withdrawal, as frozen at the request.
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths, withMainAnchor } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { customerName } from "../transactions/customer-name";
import { loadTransactionToAccess, accessData } from "./access.server";
import { SensitiveDataAccessPage } from "./access-page";
import { destinationItems } from "./sensitive-items";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessDestination"),
  calls: "sensitiveData.accessDestination",
} satisfies PageHandle;

export const loader = loadTransactionToAccess;

export const action = accessData(AccessForm, (body, { request, params }) =>
  api(request).sensitiveData.accessDestination({ params: { id: params.id ?? "" }, body }),
);

export default function DestinationAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { transaction, from } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const whose = {
    amount: formatMoney(transaction.amount, transaction.currency, locale),
    name: customerName(transaction),
  };
  const { destination } = transaction;
  const lead = destination
    ? t("withdrawalTo", { ...whose, destination })
    : t("withdrawalToUnknown", whose);
  return (
    <SensitiveDataAccessPage
      title={t("accessDestination")}
      lead={lead}
      formId="access-destination"
      backHref={withMainAnchor(paths.admin.transaction(transaction.id, from))}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullDestination")}
      show={(seen) => <DefinitionList items={destinationItems(t, locale, seen)} />}
    />
  );
}
