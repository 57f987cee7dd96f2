// Initial values of a money form: from the draft that it was sent as, and what another tab's form put into the URL.
import { redirect } from "@remix-run/node";
import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { DraftKind } from "~server/features/drafts/labels";
import { otherAddress } from "~server/features/withdrawals/labels";
import { currencies } from "~server/kernel/currencies";
import { api } from "~/platform/api/api.server";
import { localeOf } from "~/platform/locale.server";
import { enteredCardValue } from "../cards/entered-card";
import { confirmedHref } from "./confirmed-href";
import { blankDraft } from "./continue-to-review";

/**
 * The draft in the URL, else the newest one of this session: Back from the review finds the form filled.
 * Sent again, the form changes this draft, also after "Start over"; one that wrong codes ended fills a new form. A confirmed
 * draft shows its receipt.
 */
export async function draftValues(request: Request, kinds: readonly DraftKind[]) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("draft") ?? undefined;
  const amount = /^\d{1,9}(\.\d\d)?$/.exec(searchParams.get("amount") ?? "")?.[0];
  const currency = currencies.find((one) => one === searchParams.get("currency"));
  const isNamed = asked !== undefined && asked !== blankDraft;
  const draft = await (isNamed ? draftNamed(request, asked, kinds) : newestDraft(request, kinds));
  const isResumed = draft !== undefined && asked !== blankDraft;
  const values = isResumed ? valuesOf(request, draft) : {};
  return {
    key: draft?.isEnded ? undefined : draft?.id,
    isResumed,
    values: { ...values, ...(amount !== undefined && { amount }), ...(currency && { currency }) },
  };
}

async function draftNamed(
  request: Request,
  id: string,
  kinds: readonly DraftKind[],
): Promise<Draft | undefined> {
  const answer = await api(request).drafts.get({ params: { id } });
  if (!answer.ok || !kinds.includes(answer.value.kind)) return undefined;
  const { value: draft } = answer;
  if (draft.transaction) throw redirect(confirmedHref(draft, draft.transaction), 303);
  return draft;
}

/** None with a backend that doesn't keep drafts. */
async function newestDraft(request: Request, kinds: readonly DraftKind[]) {
  const answers = await Promise.all(
    kinds.map((kind) => api(request).drafts.open({ query: { kind } })),
  );
  const drafts = answers.flatMap((answer) => (answer.ok ? (answer.value.draft ?? []) : []));
  return drafts.sort((one, other) => (one.expiresAt < other.expiresAt ? 1 : -1))[0];
}

function valuesOf(request: Request, draft: Draft) {
  const { amount, currency, sourceAmount, sourceCurrency, card, isNewCard } = draft;
  const { description, walletAddress, payee, cryptoCurrency, orderName } = draft;
  return {
    amount: (sourceAmount ?? amount).toFixed(2),
    currency: sourceCurrency ?? currency,
    description,
    walletAddress,
    cryptoCurrency,
    orderName,
    ...(walletAddress === undefined
      ? { paymentMethod: "bank", ...(payee && { bankPayee: payee.id }) }
      : { paymentMethod: "crypto_payment", bitcoinPayee: payee?.id ?? otherAddress }),
    ...(card && { cardChoice: isNewCard ? "entered" : "saved" }),
    ...(card && isNewCard && { enteredCard: enteredCardValue(localeOf(request), card) }),
  };
}
