import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
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

export const action = ({ request, params }: ActionFunctionArgs) =>
  accessData(request, AccessForm, (body) =>
    api(request).sensitiveData.accessBankDetails({ params: { id: params.userId ?? "" }, body }),
  );

export default function BankDetailsAccessPage() {
  const t = useMessages("staffSensitiveData");
  const locale = useLocale();
  const { user, needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "access-bank-details", names: ["reason", "password", "code"] });
  return (
    <SensitiveDataAccessPage
      title={t("accessBankDetails")}
      lead={t("bankDetailsOf", { name: user ? personLabel(user) : "" })}
      form={form}
      needsCode={needsCode}
      backHref={paths.admin.wallet(user?.id ?? "")}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullBankDetails")}
      show={(seen) => <DefinitionList items={bankDetailsItems(t, locale, seen)} />}
    />
  );
}
