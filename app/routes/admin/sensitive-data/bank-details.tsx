import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { loadUserToReveal, reveal } from "./reveal.server";
import { RevealPage } from "./reveal-page";
import { bankDetailsItems } from "./revealed-items";
import { personLabel } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "revealBankDetails"),
  calls: "reveals.bankDetails",
} satisfies PageHandle;

export const loader = loadUserToReveal;

export const action = ({ request, params }: ActionFunctionArgs) =>
  reveal(request, AccessForm, (body) =>
    api(request).reveals.bankDetails({ params: { id: params.userId ?? "" }, body }),
  );

export default function BankDetailsAccessPage() {
  const t = useMessages("staffSensitiveData");
  const locale = useLocale();
  const { user, needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "reveal-bank-details", names: ["reason", "password", "code"] });
  return (
    <RevealPage
      title={t("revealBankDetails")}
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
