// A bank account or Bitcoin address of a customer in full.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PayeeAccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { loadUserToAccess, accessData } from "./access.server";
import { SensitiveDataAccessPage } from "./access-page";
import { destinationItems } from "./sensitive-items";
import { personLabel } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessPayee"),
  calls: "sensitiveData.accessPayee",
} satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { user, needsCode } = await loadUserToAccess(args);
  const { payees } = await load(
    request,
    api(request).wallets.payeesOfUser({ params: { id: params.userId ?? "" } }),
  );
  const payee = payees.find(({ id }) => id === params.payee);
  if (!payee) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { user, needsCode, payee };
}

export const action = accessData(PayeeAccessForm, (body, { request, params }) =>
  api(request).sensitiveData.accessPayee({
    params: { id: params.userId ?? "" },
    body: { ...body, payeeId: params.payee ?? "" },
  }),
);

export default function PayeeAccessPage() {
  const t = useMessages("staffSensitiveData");
  const locale = useLocale();
  const { user, payee } = useLoaderData<typeof loader>();
  const whose = { masked: payee.masked, name: personLabel(user) };
  return (
    <SensitiveDataAccessPage
      title={t("accessPayee")}
      lead={
        payee.label ? t("labeledPayeeOf", { ...whose, label: payee.label }) : t("payeeOf", whose)
      }
      formId="access-payee"
      backHref={paths.admin.userPayees(user.id)}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullPayee")}
      show={(seen) => <DefinitionList items={destinationItems(t, locale, seen)} />}
    />
  );
}
