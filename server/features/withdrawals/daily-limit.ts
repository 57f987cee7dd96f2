// A daily withdrawal limit (UTC) for all customers together, if the operator has set one.
import { walletsIn } from "../ledger/wallet-store";
import { withdrawalDaysIn } from "./withdrawal-day-store";
import type { Db } from "../../database/db";
import { dayOf } from "../../kernel/calendar";
import { add, isMore, isPositive, money, type Money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

/** One customer can use one of this many equal shares of the daily maximum. */
const dailyWithdrawalShares = 4;

interface DailyLimitCall {
  readonly transactionId: string;
  readonly userId: string;
  /** The whole amount, and its increase. */
  readonly amount: Money;
  readonly added: Money;
}

/**
 * Records a request, or a raised amount, and checks today's limit, in the database transaction that holds the money.
 * Canceled, rejected and failed requests don't count, and one customer can't use more than a share.
 */
export async function countTowardDailyLimit(
  { settings, now }: Context,
  db: Db,
  { userId, amount, ...requested }: DailyLimitCall,
): Promise<Refused | null> {
  const { withdrawalsDailyMaximumMinor: maximumMinor } = settings;
  if (maximumMinor === null || !isPositive(requested.added)) return null;
  const request = { ...requested, day: dayOf(now(), "UTC") };
  // Locks the wallet first: it may take a while, and everyone waits for the day's row.
  await walletsIn(db).ofUserLocked(userId);
  await withdrawalDaysIn(db).recordRequest(request);
  const { currency } = amount;
  const { all, own } = await withdrawalDaysIn(db).requestedTotals({ ...request, currency }, userId);
  const maximum = money(currency, maximumMinor);
  const share = money(currency, maximumMinor / BigInt(dailyWithdrawalShares));
  if (isMore(add(own, amount), share))
    return refuse("day_share_exhausted", {
      field: "amount",
      values: { maximum: share },
    });
  return isMore(add(all, amount), maximum) ? refuse("day_exhausted", { field: "amount" }) : null;
}
