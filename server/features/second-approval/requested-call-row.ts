// The row of a request to approve a call: its body is encrypted with the key of the user it is about.
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import type { ReasonCode } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import type { StaffRight } from "../../kernel/staff-roles";
import { recordAudit } from "../audit/record-audit";
import { personalVaultFor } from "../users/personal-key";
import { usersIn } from "../users/store";
import type { PendingApproval } from "./approval-required";
import { approvalRequestsIn } from "./store";

/** A call as stored. */
interface StoredRequestedCall {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The record at the time of the request, for comparison. */
  readonly seen?: unknown;
  /** A right that both people need, beyond those of the call. */
  readonly right?: StaffRight | undefined;
}

interface Requested {
  readonly context: Context;
  readonly requesterId: string;
  readonly subject: string;
  readonly version?: number | undefined;
}

/** The context that binds an encrypted call to its row. */
export const requestedCallAad = (id: string) => `requested call:${id}`;

/** The context that binds the encrypted reason of a decision to its request. */
export const decisionAad = (id: string) => `approval decision:${id}`;

/** Null if the user has been erased since. */
export async function requestedCallRow(
  { context, requesterId, subject, version }: Requested,
  db: Db,
  pending: PendingApproval,
  stored: StoredRequestedCall,
) {
  const vault = await personalVaultFor(context, db, { id: pending.userId });
  if (!vault) return null;
  const id = context.newId();
  return {
    id,
    user_id: pending.userId,
    wallet_id: pending.walletId,
    kind: "call" as const,
    wanted: vault.seal(JSON.stringify(stored), requestedCallAad(id)),
    subject,
    subject_version: version ?? null,
    ...(pending.amount ? amountColumns(pending.amount) : { amount_minor: null, currency: null }),
    state: "open" as const,
    requester_id: requesterId,
    created_at: context.now(),
  };
}

interface RequestedCallDetails extends PendingApproval {
  readonly stored: StoredRequestedCall;
  readonly subject: string;
  readonly version?: number | undefined;
  readonly reasonCode?: ReasonCode | null | undefined;
}

interface Requesting {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** Stores the call with an audit log entry, and returns its approval request. */
export async function storeRequestedCall(
  call: Requesting,
  db: Db,
  { stored, subject, version, reasonCode, ...pending }: RequestedCallDetails,
) {
  const { context, actor } = call;
  const { userId, amount } = pending;
  const requested = { context, requesterId: actor.user.id, subject, version };
  const row = await requestedCallRow(requested, db, pending, stored);
  if (!row) return refuse("person_removed");
  await approvalRequestsIn(db).insert(row);
  await recordAudit(db, call, {
    action: "approval_request.created",
    subject: `approval_request:${row.id}`,
    about: await usersIn(db).byId(userId),
    after: {
      call: stored.name,
      about: subject,
      ...(amount && { amountMinor: amount.minor.toString(), currency: amount.currency }),
    },
    reasonCode,
  });
  return row;
}
