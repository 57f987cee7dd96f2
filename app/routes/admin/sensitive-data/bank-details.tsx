import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { bankDetailsItems } from "./bank-details-items";
import { loadAccess } from "./load-access.server";
import { requestAccess } from "./request-access.server";
import { AccessPage } from "./access-page";
import { SensitiveDataPage } from "./sensitive-data-page";
import { personLabel } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "revealBankDetails"),
  calls: "reveals.bankDetails",
} satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadAccess(request, params.userId);

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return requestAccess(request, AccessForm, (body) =>
    api(request).reveals.bankDetails({ params: { id: params.userId ?? "" }, body }),
  );
}

export default function BankDetailsAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { user, needsCode } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({ id: "reveal-bank-details", names: ["reason", "password", "code"] });
  const back = paths.admin.wallet(user?.id ?? "");
  const lead = t("bankDetailsOf", { name: user ? personLabel(user) : "" });
  if (seen) {
    return (
      <SensitiveDataPage title={t("fullBankDetails")} lead={lead} doneHref={back}>
        <DefinitionList items={bankDetailsItems(t, locale, seen)} />
      </SensitiveDataPage>
    );
  }
  return (
    <AccessPage
      title={t("revealBankDetails")}
      lead={lead}
      form={form}
      needsCode={needsCode}
      backHref={back}
    />
  );
}
