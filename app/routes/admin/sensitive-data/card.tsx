import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { api } from "~/platform/api/api.server";
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

export const action = accessData(AccessForm, (body, { request, params }) =>
  api(request).sensitiveData.accessCard({ params: { id: params.userId ?? "" }, body }),
);

export default function CardAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { user, wallet } = useLoaderData<typeof loader>();
  const name = personLabel(user);
  const { brand, cardNumber } = wallet?.cardInfo ?? {};
  const card = brand && `${brand} ${cardNumber}`;
  return (
    <SensitiveDataAccessPage
      title={t("accessCard")}
      lead={card ? t("maskedCardOf", { name, card }) : t("noCardOf", { name })}
      formId="access-card"
      backHref={paths.admin.wallet(user.id)}
      seen={useActionData<typeof action>()?.seen}
      seenTitle={t("fullCard")}
      seenLead={t("cardOf", { name })}
      show={(seen) => <DefinitionList items={cardItems(t, seen)} />}
    />
  );
}
