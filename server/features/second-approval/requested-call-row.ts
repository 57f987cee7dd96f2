// What is stored of a request to approve a call: the call as it was sent, encrypted with the key of the user it is about; and whether it repeats another.
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import type { ReasonCode } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import { staffRights } from "../../kernel/staff-roles";
import { recordAudit } from "../audit/record-audit";
import { personalVaultFor } from "../users/personal-key";
import { usersIn } from "../users/store";
import type { PendingApproval } from "./require-two-people";
import { approvalRequestsIn } from "./store";
import { z } from "zod";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";

const StoredCall = z.object({
  name: z.string(),
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  /** The record at the time of the request, for comparison. */
  seen: z.unknown().optional(),
  /** A right that both people need, beyond those of the call. */
  right: z.enum(staffRights).optional(),
});
export type StoredCall = z.output<typeof StoredCall>;

interface Requested {
  readonly context: Context;
  readonly requesterId: string;
  readonly subject: string;
  readonly version?: number | undefined;
}

/** The context that binds an encrypted call to its row. */
export const requestedCallAad = (id: string) => `requested call:${id}`;

/** The call as it was sent; null if the affected user has been erased since, or for an adjustment. */
export async function storedCallOf(
  context: Context,
  db: Db,
  row: Pick<ApprovalRequestRow, "id" | "user_id" | "kind" | "wanted">,
): Promise<StoredCall | null> {
  if (row.kind !== "call") return null;
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  const text = vault?.open(row.wanted, requestedCallAad(row.id));
  return text === undefined || text === null ? null : StoredCall.parse(JSON.parse(text));
}

/** The context that binds the encrypted reason of a decision to its request. */
export const decisionAad = (id: string) => `approval decision:${id}`;

/** The reason of a decision, as it is stored; null without one. */
export async function sealedDecision(
  context: Context,
  db: Db,
  { id, user_id: userId }: ApprovalRequestRow,
  reason: string | undefined,
): Promise<string | null> {
  if (reason === undefined) return null;
  const vault = await personalVaultFor(context, db, { id: userId });
  return vault?.seal(reason, decisionAad(id)) ?? null;
}

/** Null if the user has been erased since. */
export async function requestedCallRow(
  { context, requesterId, subject, version }: Requested,
  db: Db,
  pending: PendingApproval,
  stored: StoredCall,
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
  readonly stored: StoredCall;
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

/** How long an approved request counts as the same. */
const recentMs = 24 * 60 * 60_000;

/** Fields that don't make one change different from another. */
const incidental = new Set(["version", "reason", "description", "reference"]);

const Body = z.record(z.string(), z.unknown()).catch({});
const Credit = z.object({ type: z.string(), amount: z.coerce.string() });
const Adjustment = z.object({
  balances: z.record(z.string(), z.unknown()).optional(),
  credit: Credit.optional(),
});

const creditCall = "POST /wallets/admin/credit";
const balancesCall = "PATCH /wallets/admin/user/{id}";

type ComparedRow = Pick<
  ApprovalRequestRow,
  "id" | "user_id" | "kind" | "wanted" | "subject" | "amount_minor"
>;

/** The most recent request that this one repeats: an open one, or one that was approved within a day. */
export async function sameRequest(
  context: Context,
  db: Db,
  row: ComparedRow,
): Promise<ApprovalRequestRow | undefined> {
  const others = await approvalRequestsIn(db).besides(row, context.now() - recentMs);
  if (others.length === 0) return undefined;
  const own = await contentOf(context, db, row);
  if (own === null) return undefined;
  for (const other of others) if ((await contentOf(context, db, other)) === own) return other;
  return undefined;
}

/** The change as text; null once it can't be decrypted. A credit is the same whichever call requests it. */
async function contentOf(context: Context, db: Db, row: ComparedRow): Promise<string | null> {
  if (row.kind !== "call") {
    const { balances, credit } = Adjustment.parse(JSON.parse(row.wanted));
    return credit ? creditText(credit) : changeText(balancesCall, balances ?? {});
  }
  const call = await storedCallOf(context, db, row);
  if (!call) return null;
  const { name } = call;
  const body = Body.parse(call.body);
  if (name === creditCall) return creditText(Credit.parse(body));
  if (name === balancesCall) return changeText(name, body);
  return changeText(`${name} ${row.subject} ${row.amount_minor}`, body);
}

const creditText = ({ type, amount }: z.output<typeof Credit>) => `credit ${type} ${amount}`;

const changeText = (name: string, body: Readonly<Record<string, unknown>>) =>
  JSON.stringify([
    name,
    ...Object.entries(body)
      .filter(([field, value]) => !incidental.has(field) && value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
