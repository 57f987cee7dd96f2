// Drafts of money forms: created once, then read by the review and the receipt.
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

export const depositKinds = ["card_deposit", "crypto_deposit"] as const;

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
