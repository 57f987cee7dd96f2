// Drafts of money forms: created once, then read by the form itself, the review and the receipt.
import { redirect } from "@remix-run/node";
import type { Draft, DraftBody } from "~server/features/draft-confirmation/schemas";
import type { DraftKind } from "~server/features/drafts/labels";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { Result } from "~server/kernel/result";
import { singleFlight } from "~server/kernel/single-flight";
import type { Problem } from "~server/kernel/problem";
import type { z } from "zod";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { readSession } from "~/platform/session/session.server";
import { otherAddress } from "~server/features/withdrawals/labels";
import { currencies } from "~server/kernel/currencies";
import { localeOf } from "~/platform/locale.server";
import { enteredCardValue } from "../cards/entered-card";
import { blankDraft } from "./draft-pages";
import { paths } from "~/platform/paths";

/** Stores a form for its review. Sent again, after Back or twice, it changes its draft: its one-use key begins with the draft's ID. */
export async function submitDraft(
  request: Request,
  body: z.output<typeof DraftBody>,
  key: string,
): Promise<Result<Draft>> {
  const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key)?.[0] ?? crypto.randomUUID();
  const failure = body.kind === "card_deposit" ? "createDeposit" : failureOf(body.kind);
  const answer = await api(request).drafts.create({ body: { ...body, id }, failure });
  // Another tab's wrong codes ended the draft of this form: what was typed is a new one.
  return !answer.ok && answer.problem.code === "draft_ended"
    ? api(request).drafts.create({ body: { ...body, id: crypto.randomUUID() }, failure })
    : answer;
}

/** A draft of one of these types, or null if it has expired. */
export async function findDraft(
  request: Request,
  id: string,
  kinds: readonly DraftKind[],
): Promise<Draft | null> {
  const call = api(request).drafts.get({ params: { id } });
  const answer = await call;
  if (!answer.ok && answer.problem.code === "draft_expired") return null;
  const draft = await load(request, call);
  if (!kinds.includes(draft.kind)) throw new Response("Not found", { status: 404 });
  return draft;
}

function failureOf(kind: DraftKind) {
  if (kind === "card_deposit") return "topUp";
  return kind === "crypto_deposit" ? "createCryptoPayment" : "processWithdrawal";
}

/** A confirmed draft always has a transaction. */
type ConfirmedDraft = Draft & { readonly transaction: Transaction };

interface Reviewed {
  readonly id: string | undefined;
  readonly version?: number | undefined;
  readonly kind: DraftKind;
  /** Of a withdrawal: the password for a new payee, and the code of a second factor. */
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

const confirmations = singleFlight<Result<Draft>>();

const isOver = ({ code }: Problem) => code === "draft_expired" || code === "draft_ended";

/** Confirms what was reviewed; a draft that has expired or ended since says so on its review page. */
export async function submitConfirmation(
  request: Request,
  { id = "", kind, ...body }: Reviewed,
): Promise<Result<ConfirmedDraft>> {
  const failure = failureOf(kind);
  // A form sent twice at the same time counts a wrong password or code once.
  const key = JSON.stringify([(await readSession(request)).get("token"), id, body]);
  const answer = await confirmations(key, () =>
    api(request).drafts.confirm({ params: { id }, body, failure }),
  );
  if (!answer.ok && isOver(answer.problem)) throw redirect(new URL(request.url).pathname, 303);
  if (!answer.ok) return answer;
  const { transaction } = answer.value;
  if (!transaction) throw new Response("Not found", { status: 404 });
  return { ok: true, value: { ...answer.value, transaction } };
}

/**
 * Initial values of a money form, with what another tab's form put into the URL. The draft is the one in the URL, else the newest one of this session: Back from the review finds the form filled.
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

/** Where a confirmed draft is shown: a crypto deposit has a page of its own, the others a receipt. */
export function confirmedHref(
  { id, kind }: Pick<Draft, "id" | "kind">,
  { cryptoOrderNumber }: Transaction,
): string {
  if (cryptoOrderNumber) return paths.customer.payment(cryptoOrderNumber);
  return kind.endsWith("withdrawal")
    ? paths.customer.withdrawalReceipt(id)
    : paths.customer.depositReceipt(id);
}
