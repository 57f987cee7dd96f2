// The last look before a deposit is sent; the draft's id is the key of the deposit, so it is sent once (R42).
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/contract/schemas/wallet-forms";
import { api } from "~/api.server";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { conversionItems } from "~/ui/conversion-items";
import { Money } from "~/ui/money";
import { cardName } from "./card-name";
import { DraftExpired } from "./draft-expired";
import { findDraft } from "./drafts.server";
import { ReviewPage } from "./review-page";

export const handle = { title: "Review your deposit" } satisfies PageHandle;

async function openDraft(request: Request, id = "") {
  const draft = await findDraft(request, id, ["card_deposit"]);
  if (draft?.transaction) throw redirect(paths.customer.depositReceipt(draft.id), 303);
  return draft;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const draft = await openDraft(request, params.draft);
  return data(draft, { status: draft ? 200 : 410 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const draft = await openDraft(request, params.draft);
  if (!draft) throw redirect(paths.customer.depositReview(params.draft ?? ""), 303);
  const { amount, sourceAmount = amount, sourceCurrency: currency, description, id } = draft;
  const body = { amount: sourceAmount, currency, description, paymentMethod: "card" } as const;
  const answer = await api(request).wallets.topUp({ body, key: id });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.customer.depositReceipt(id), 303);
}

export default function DepositReviewPage() {
  const draft = useLoaderData<typeof loader>();
  const form = useFormState({ id: "deposit-review", names: [], reply: useActionData<typeof action>() });
  if (!draft) return <DraftExpired startHref={paths.customer.deposit()} />;
  const { amount, currency, sourceCurrency, card, description } = draft;
  return (
    <ReviewPage
      title="Review your deposit"
      form={form}
      items={[
        ...conversionItems(draft, "You pay"),
        { term: sourceCurrency ? "You receive" : "Amount", value: <Money amount={amount} currency={currency} /> },
        { term: "Card", value: card && cardName(card) },
        { term: "Card holder", value: card?.cardHolderName },
        { term: "Description", value: description ?? "–" },
      ]}
      next="An administrator reviews each deposit. The money is in your wallet once it is approved."
      confirm="Confirm deposit"
      changeHref={paths.customer.deposit()}
    />
  );
}
