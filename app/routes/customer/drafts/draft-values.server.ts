import { api } from "~/platform/api/api.server";
// "Change" leads from a review back to its form: what was typed stands in it again.
import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { DraftKind } from "~server/features/drafts/labels";

/** The form's values; none where the address names no draft of this person and kind, or one that has expired. */
export async function draftValues(request: Request, kinds: readonly DraftKind[]) {
  const id = new URL(request.url).searchParams.get("draft");
  const answer = id ? await api(request).drafts.get({ params: { id } }) : undefined;
  return answer?.ok && kinds.includes(answer.value.kind) ? valuesOf(answer.value) : {};
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
