// Stores a call that needs two people, as sent, until another person approves it.
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { z } from "zod";
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import type { Actor, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { rightsFor, type Operation } from "../../http/operation";
import type { ReasonCode } from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { StaffRight } from "../../kernel/staff-roles";
import { recordAudit } from "../audit/record-audit";
import { personalVaultFor } from "../personal-keys/personal-key";
import { usersIn } from "../users/store";
import { countApprovers } from "./approvers";
import { ApprovalRequired, type PendingApproval } from "./approval-required";
import type { ApprovalReference } from "../../kernel/schemas/approval-reference";
import { approvalRequestsIn } from "./store";

/** A call as stored: its body is encrypted with the key of the user it is about. */
interface StoredHeldCall {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The record at the time of the request, for comparison. */
  readonly seen?: unknown;
  /** A right that both people need, beyond those of the call. */
  readonly right?: StaffRight | undefined;
}

interface Subject {
  readonly subject: string;
  readonly version?: number;
  readonly seen?: unknown;
}

interface Holding<E extends Operation> {
  readonly operation: E;
  /** The record it changes, as the audit log names it, and the version that the approval requires. */
  readonly subject: (call: Call<E>, db: Db) => Promise<Subject>;
  /** The call's response with nothing changed. */
  readonly unchanged: (
    call: Call<E>,
    db: Db,
  ) => Promise<Omit<z.output<E["answer"]>, "approvalRequest"> | Refused>;
  /** For the audit log. */
  readonly reasonCode?: (call: Call<E>) => ReasonCode | null | undefined;
}

/** The response of a held call. */
export const waitsForApproval = ({ locale }: { readonly locale: Locale }): string =>
  messagesIn(locale, "notices")("waitsForApproval");

/** The context that binds an encrypted call to its row. */
export const heldCallAad = (id: string) => `held call:${id}`;

/** The context that binds the encrypted reason of a decision to its request. */
export const decisionAad = (id: string) => `proposal decision:${id}`;

/** Wraps a handler: a call that needs two people is stored for the second, and the response is its approval request. */
export function holdable<E extends Operation>(
  handler: Handler<E>,
  holding: Holding<E>,
): Handler<E> {
  return async (call) => {
    // The handler's own reading is rolled back. If the record is the same before it and when the call is stored, so was it in between.
    const known = await holding.subject(call, call.context.storage.db);
    const answer: unknown = await handler(call);
    if (!(answer instanceof ApprovalRequired)) return answer as Awaited<ReturnType<Handler<E>>>;
    if (call.approval) return refuse("proposal_outdated");
    return hold(call, holding, { ...answer.held, known }) as ReturnType<Handler<E>>;
  };
}

async function hold<E extends Operation>(
  call: Call<E>,
  holding: Holding<E>,
  held: PendingApproval & { readonly known: Subject },
) {
  const { context, actor } = call;
  if (!actor) return refuse("unauthenticated");
  const rights = held.right ? [held.right] : rightsFor(holding.operation);
  return command({ ...call, actor }, async (db) => {
    if ((await countApprovers(db, { context, rights, apart: [actor.user.id, held.userId] })) === 0)
      return refuse(held.right === "staff" ? "second_owner_missing" : "second_approver_missing");
    const { subject, version, seen } = await holding.subject(call, db);
    if (subject !== held.known.subject || version !== held.known.version)
      return refuse("changed_by_someone_else");
    const open = await approvalRequestsIn(db).openAbout(subject);
    if (version !== undefined && open.some((row) => row.subject_version === version))
      return refuse("approval_pending");
    const body = { ...Object(call.body), ...(version !== undefined && { version }) } as object;
    const stored = { name: call.name, params: call.params, body, seen, right: held.right };
    const id = await storeHeldCall({ ...call, actor }, db, {
      ...held,
      stored,
      subject,
      version,
      reasonCode: holding.reasonCode?.(call),
    });
    if (isRefusal(id)) return id;
    const approvalRequest: ApprovalReference = { id, state: "open" };
    const unchanged = await holding.unchanged(call, db);
    return { ...unchanged, approvalRequest };
  });
}

interface HeldCallDetails extends PendingApproval {
  readonly stored: StoredHeldCall;
  readonly subject: string;
  readonly version?: number | undefined;
  readonly reasonCode?: ReasonCode | null | undefined;
}

interface Requesting {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** Stores the call with an audit log entry, and returns the ID of its approval request. */
export async function storeHeldCall(
  call: Requesting,
  db: Db,
  { userId, walletId, amount, stored, subject, version, reasonCode }: HeldCallDetails,
): Promise<string | Refused> {
  const { context, actor } = call;
  const id = context.newId();
  const vault = await personalVaultFor(context, db, { id: userId });
  if (!vault) return refuse("person_removed");
  await approvalRequestsIn(db).insert({
    id,
    user_id: userId,
    wallet_id: walletId,
    kind: "call",
    wanted: vault.seal(JSON.stringify(stored), heldCallAad(id)),
    subject,
    subject_version: version ?? null,
    ...(amount ? amountColumns(amount) : { amount_minor: null, currency: null }),
    sealed_reason: null,
    sealed_decision: null,
    state: "open",
    proposer_id: actor.user.id,
    decider_id: null,
    created_at: context.now(),
    decided_at: null,
  });
  await recordAudit(db, call, {
    action: "proposal.made",
    subject: `proposal:${id}`,
    about: await usersIn(db).byId(userId),
    after: {
      call: stored.name,
      about: subject,
      ...(amount && { amountMinor: amount.minor.toString(), currency: amount.currency }),
    },
    reasonCode,
  });
  return id;
}
