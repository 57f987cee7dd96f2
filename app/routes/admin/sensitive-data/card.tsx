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
import { cardItems } from "./sensitive-items";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "accessCard"),
  calls: "sensitiveData.accessCard",
} satisfies PageHandle;

export const loader = loadUserToAccess;

export const action = ({ request, params }: ActionFunctionArgs) =>
  accessData(request, AccessForm, (body) =>
    api(request).sensitiveData.accessCard({ params: { id: params.userId ?? "" }, body }),
  );

export default function CardAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { user, wallet, needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "access-card", names: ["reason", "password", "code"] });
  const name = user ? personLabel(user) : "";
  const { brand, cardNumber } = wallet?.cardInfo ?? {};
  const card = brand && `${brand} ${cardNumber}`;
  return (
    <SensitiveDataAccessPage
      title={t("accessCard")}
      lead={card ? t("maskedCardOf", { name, card }) : t("noCardOf", { name })}
      form={form}
      needsCode={needsCode}
      backHref={paths.admin.wallet(user?.id ?? "")}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullCard")}
      seenLead={t("cardOf", { name })}
      show={(seen) => <DefinitionList items={cardItems(t, seen)} />}
    />
  );
}
