import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { loadUserToAccess, accessData } from "./access.server";
import { SensitiveDataAccessPage } from "./access-page";
import { bankDetailsItems } from "./sensitive-items";
import { personLabel } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessBankDetails"),
  calls: "sensitiveData.accessBankDetails",
} satisfies PageHandle;

export const loader = loadUserToAccess;

export const action = accessData(AccessForm, (body, { request, params }) =>
  api(request).sensitiveData.accessBankDetails({ params: { id: params.userId ?? "" }, body }),
);

export default function BankDetailsAccessPage() {
  const t = useMessages("staffSensitiveData");
  const locale = useLocale();
  const { user } = useLoaderData<typeof loader>();
  return (
    <SensitiveDataAccessPage
      title={t("accessBankDetails")}
      lead={t("bankDetailsOf", { name: personLabel(user) })}
      formId="access-bank-details"
      backHref={paths.admin.wallet(user.id)}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullBankDetails")}
      show={(seen) => <DefinitionList items={bankDetailsItems(t, locale, seen)} />}
    />
  );
}
