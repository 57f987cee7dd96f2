// A brake over all customers together: what they ask to withdraw in a day (UTC), where the operator set a maximum.
import type { Currency } from "../../kernel/currencies";
import { walletsIn } from "../ledger/wallet-store";
import { withdrawalDaysIn } from "./day-limit-store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { dayOf } from "../../kernel/calendar";
import { groupedDecimalOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

interface DailyLimitCall {
  readonly transactionId: string;
  readonly userId: string;
  readonly currency: Currency;
  /** All of it, and by how much it is more than before. */
  readonly amountMinor: bigint;
  readonly addedMinor: bigint;
}

/**
 * Counts a request, or one that is raised, in today's sum; to be called inside the database transaction that holds the money.
 * What is cancelled, rejected or failed counts no more, and nobody has more than a share.
 */
export async function countInDay(
  { settings, now }: Context,
  db: Db,
  { userId, amountMinor, ...asked }: DailyLimitCall,
): Promise<Refused | null> {
  const { withdrawalsDailyMaximumMinor: maximumMinor } = settings;
  if (maximumMinor === null || asked.addedMinor <= 0n) return null;
  const request = { ...asked, day: dayOf(now(), "UTC") };
  // The wallet first: it may be waited for, and everyone waits for the day's row.
  await walletsIn(db).ofUserLocked(userId);
  await withdrawalDaysIn(db).put(request);
  const { all, own } = await withdrawalDaysIn(db).goingOut(request, userId);
  const shareMinor = maximumMinor / BigInt(limits.dailyWithdrawalShares);
  if (own + amountMinor > shareMinor)
    return refuse("day_share_exhausted", {
      field: "amount",
      values: { maximum: groupedDecimalOf(shareMinor) },
    });
  return all + amountMinor > maximumMinor ? refuse("day_exhausted", { field: "amount" }) : null;
}
