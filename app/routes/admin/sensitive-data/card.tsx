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
import { cardItems } from "./revealed-items";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "revealCard"),
  calls: "reveals.card",
} satisfies PageHandle;

export const loader = loadUserToReveal;

export const action = ({ request, params }: ActionFunctionArgs) =>
  reveal(request, AccessForm, (body) =>
    api(request).reveals.card({ params: { id: params.userId ?? "" }, body }),
  );

export default function CardAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { user, wallet, needsCode } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "reveal-card", names: ["reason", "password", "code"] });
  const name = user ? personLabel(user) : "";
  const { brand, cardNumber } = wallet?.cardInfo ?? {};
  const card = brand && `${brand} ${cardNumber}`;
  return (
    <RevealPage
      title={t("revealCard")}
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
