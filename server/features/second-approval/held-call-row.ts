// The row of a request to approve a call: its body is encrypted with the key of the user it is about.
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import type { Context } from "../../http/context";
import type { StaffRight } from "../../kernel/staff-roles";
import { personalVaultFor } from "../personal-keys/personal-key";
import type { PendingApproval } from "./approval-required";

/** A call as stored. */
interface StoredHeldCall {
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
export const heldCallAad = (id: string) => `held call:${id}`;

/** Null if the user has been erased since. */
export async function heldCallRow(
  { context, requesterId, subject, version }: Requested,
  db: Db,
  held: PendingApproval,
  stored: StoredHeldCall,
) {
  const vault = await personalVaultFor(context, db, { id: held.userId });
  if (!vault) return null;
  const id = context.newId();
  return {
    id,
    user_id: held.userId,
    wallet_id: held.walletId,
    kind: "call" as const,
    wanted: vault.seal(JSON.stringify(stored), heldCallAad(id)),
    subject,
    subject_version: version ?? null,
    ...(held.amount ? amountColumns(held.amount) : { amount_minor: null, currency: null }),
    sealed_reason: null,
    state: "open" as const,
    proposer_id: requesterId,
    decider_id: null,
    created_at: context.now(),
    decided_at: null,
  };
}
