// Initial values of a money form: from the draft that "Edit" leads back to, and from a quick amount in the URL.
import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { DraftKind } from "~server/features/drafts/labels";
import { api } from "~/platform/api/api.server";

/** Empty if the draft isn't the user's, is of another kind or has expired. */
export async function draftValues(request: Request, kinds: readonly DraftKind[]) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("draft") ?? undefined;
  const amount = /^\d{1,9}(\.\d\d)?$/.exec(searchParams.get("amount") ?? "")?.[0];
  const answer = id ? await api(request).drafts.get({ params: { id } }) : undefined;
  const values = answer?.ok && kinds.includes(answer.value.kind) ? valuesOf(answer.value) : {};
  return { draft: id, values: { ...values, ...(amount !== undefined && { amount }) } };
}

function valuesOf({
  amount,
  currency,
  sourceAmount,
  sourceCurrency,
  description,
  walletAddress,
  cryptoCurrency,
  orderName,
}: Draft) {
  const paymentMethod = walletAddress === undefined ? "bank" : "crypto_payment";
  return {
    amount: (sourceAmount ?? amount).toFixed(2),
    currency: sourceCurrency ?? currency,
    description,
    walletAddress,
    cryptoCurrency,
    orderName,
    paymentMethod,
  };
}
