import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RevealForm } from "~server/contract/schemas/reveals";
import { api } from "~/api.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { signedInAdmin } from "~/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { bankBlockItems } from "./bank-block-items";
import { loadReveal } from "./load-reveal.server";
import { revealFrom } from "./reveal-from.server";
import { RevealPage } from "./reveal-page";
import { SeenPage } from "./seen-page";

export const handle = { title: "Reveal bank details" } satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadReveal(request, params.userId);

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return revealFrom(request, RevealForm, (body) =>
    api(request).reveals.bankDetails({ params: { id: params.userId ?? "" }, body }),
  );
}

export default function BankDetailsRevealPage() {
  const { user, needsCode } = useLoaderData<typeof loader>();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({
    id: "reveal-bank-details",
    names: ["reason", "password", "code"],
    reply: useFormReply(),
  });
  const back = paths.admin.wallet(user?.id ?? "");
  const lead = `Bank details of ${user?.fullname || user?.email}`;
  if (seen) {
    return (
      <SeenPage title="Bank details in full" lead={lead} doneHref={back}>
        <DefinitionList items={bankBlockItems(seen)} />
      </SeenPage>
    );
  }
  return (
    <RevealPage
      title="Reveal bank details"
      lead={lead}
      form={form}
      needsCode={needsCode}
      backHref={back}
    />
  );
}
