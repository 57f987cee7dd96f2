import { sql } from "kysely";
import type { Db } from "../../database/db";
import { minorColumn } from "../../database/money-columns";
import type { Currency } from "../../kernel/currencies";
import { money, type Money } from "../../kernel/money";

interface RequestedWithdrawal {
  /** "2026-11-21" in UTC. */
  readonly day: string;
  readonly transactionId: string;
  /** The requested amount: all of a new request, or the increase of an existing one. */
  readonly added: Money;
}

/** The requests of a day in one currency, except for the current one. */
interface OtherRequests {
  readonly day: string;
  readonly currency: Currency;
  readonly transactionId: string;
}

export function withdrawalDaysIn(db: Db) {
  return {
    /** Locks the day and currency until the database transaction ends, so that requests take turns, and records the request. */
    async recordRequest({ day, transactionId, added }: RequestedWithdrawal): Promise<void> {
      const { currency } = added;
      const requested = minorColumn(added);
      await db
        .insertInto("withdrawal_days")
        .values({ day, currency, requested_minor: requested })
        .onConflict((conflict) =>
          conflict.columns(["day", "currency"]).doUpdateSet((eb) => ({
            requested_minor: eb("withdrawal_days.requested_minor", "+", requested),
          })),
        )
        .execute();
      await db
        .insertInto("withdrawal_requests")
        .values({ transaction_id: transactionId, day, currency })
        .onConflict((conflict) => conflict.column("transaction_id").doUpdateSet({ day }))
        .execute();
    },
    /** The sums paid or still payable, of all customers and of this one. */
    async requestedTotals(
      { day, currency, transactionId }: OtherRequests,
      userId: string,
    ): Promise<{ all: Money; own: Money }> {
      const ofPerson = sql<
        number | string | null
      >`sum(case when transactions.user_id = ${userId} then amount_minor else 0 end)`;
      const row = await db
        .selectFrom("withdrawal_requests")
        .innerJoin("transactions", "transactions.id", "withdrawal_requests.transaction_id")
        .select([sql<number | string | null>`sum(amount_minor)`.as("all"), ofPerson.as("own")])
        .where("withdrawal_requests.day", "=", day)
        .where("withdrawal_requests.currency", "=", currency)
        .where("withdrawal_requests.transaction_id", "<>", transactionId)
        .where("transactions.status", "<>", "failed")
        .executeTakeFirst();
      const sumOf = (sum: number | string | null = 0) => money(currency, BigInt(sum ?? 0));
      return { all: sumOf(row?.all), own: sumOf(row?.own) };
    },
    async forgetBefore(day: string): Promise<void> {
      await db.deleteFrom("withdrawal_days").where("day", "<", day).execute();
      await db.deleteFrom("withdrawal_requests").where("day", "<", day).execute();
    },
  };
}
