// An account whose money moved recently takes two people to close or delete, so that one person can't hide a payout.
import type { Db } from "../../database/db";
import type { Call } from "../../http/call";
import { limits } from "../../kernel/limits";
import { ledgerIn } from "../ledger/store";
import { requireTwoPeople } from "../second-approval/require-two-people";
import type { accountOperations } from "./operations";

const dayMs = 24 * 60 * 60_000;

/** Always, if closed accounts are kept; in a demo, if thresholds are set. */
export async function requireSecondPerson(
  call: Call<typeof accountOperations.remove>,
  db: Db,
  userId: string,
): Promise<void> {
  const { context } = call;
  const { retentionYears, approvalThresholds } = context.settings;
  if (retentionYears === null && approvalThresholds === null) return;
  const since = context.now() - limits.closingAloneDays * dayMs;
  const moved = await ledgerIn(db).movedSince(userId, since);
  if (moved) await requireTwoPeople(call, db, { userId, walletId: moved.wallet_id, amount: null });
}
