import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccessForm } from "~server/features/sensitive-data/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { cardItems } from "./card-items";
import { loadAccess } from "./load-access.server";
import { requestAccess } from "./request-access.server";
import { AccessPage } from "./access-page";
import { SensitiveDataPage } from "./sensitive-data-page";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSensitiveData", "revealCard"),
  calls: "reveals.card",
} satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadAccess(request, params.userId);

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return requestAccess(request, AccessForm, (body) =>
    api(request).reveals.card({ params: { id: params.userId ?? "" }, body }),
  );
}

export default function CardAccessPage() {
  const t = useMessages("staffSensitiveData");
  const { user, wallet, needsCode } = useLoaderData<typeof loader>();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({ id: "reveal-card", names: ["reason", "password", "code"] });
  const name = user ? personLabel(user) : "";
  const back = paths.admin.wallet(user?.id ?? "");
  if (seen) {
    return (
      <SensitiveDataPage title={t("fullCard")} lead={t("cardOf", { name })} doneHref={back}>
        <DefinitionList items={cardItems(t, seen)} />
      </SensitiveDataPage>
    );
  }
  const { brand, cardNumber } = wallet?.cardInfo ?? {};
  return (
    <AccessPage
      title={t("revealCard")}
      lead={
        brand
          ? t("maskedCardOf", { name, card: `${brand} ${cardNumber}` })
          : t("noCardOf", { name })
      }
      form={form}
      needsCode={needsCode}
      backHref={back}
    />
  );
}
