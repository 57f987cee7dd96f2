// Where a withdrawal goes, in full: as it was fixed at the request.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type RevealedDestination, RevealForm } from "~server/contract/schemas/reveals";
import { formatMoney } from "~server/contract/values/money-format";
import { api } from "~/api.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { loadState } from "~/second-factor.server";
import { signedInAdmin } from "~/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { customerOf } from "../transactions/customer-of";
import { fromOf } from "../transactions/from-address";
import { bankBlockItems } from "./bank-block-items";
import { revealFrom } from "./reveal-from.server";
import { RevealPage } from "./reveal-page";
import { SeenPage } from "./seen-page";

export const handle = { title: "Reveal destination" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, transaction] = await Promise.all([
    loadState(request),
    load(request, api(request).admin.transaction({ params: { id: params.id ?? "" } })),
  ]);
  return { needsCode, transaction, from: fromOf(request) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return revealFrom(request, RevealForm, (body) =>
    api(request).reveals.destination({ params: { id: params.id ?? "" }, body }),
  );
}

export default function DestinationRevealPage() {
  const { needsCode, transaction, from } = useLoaderData<typeof loader>();
  const seen = useActionData<typeof action>()?.seen;
  const form = useFormState({
    id: "reveal-destination",
    names: ["reason", "password", "code"],
    reply: useFormReply(),
  });
  const back = paths.admin.transaction(transaction.id, from);
  const lead = `${formatMoney(transaction.amount, transaction.currency)} of ${customerOf(transaction)}, to ${transaction.destination ?? "nowhere that was kept"}`;
  if (seen) {
    return (
      <SeenPage title="Destination in full" lead={lead} doneHref={back}>
        <DefinitionList items={itemsOf(seen)} />
      </SeenPage>
    );
  }
  return (
    <RevealPage
      title="Reveal destination"
      lead={lead}
      form={form}
      needsCode={needsCode}
      backHref={back}
    />
  );
}

function itemsOf({ walletAddress, bankDetails }: RevealedDestination) {
  const address = walletAddress
    ? [{ term: "Wallet address", value: <span className="revealed">{walletAddress}</span> }]
    : [];
  return [...address, ...(bankDetails ? bankBlockItems(bankDetails) : [])];
}
