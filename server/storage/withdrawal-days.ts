import type { Kysely } from "kysely";
import type { Currency } from "../domain/money";
import { toColumn } from "./minor-column";
import type { Schema } from "./schema";

interface Asked {
  /** "2026-11-21" in UTC. */
  readonly day: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly maximumMinor: bigint;
}

export function withdrawalDaysIn(db: Kysely<Schema>) {
  return {
    /** Counts it in, in one statement; false where the day's sum would be above the maximum, and then nothing is counted. */
    async add({ day, currency, amountMinor, maximumMinor }: Asked): Promise<boolean> {
      if (amountMinor > maximumMinor) return false;
      const amount = toColumn(amountMinor);
      const result = await db
        .insertInto("withdrawal_days")
        .values({ day, currency, requested_minor: amount })
        .onConflict((conflict) =>
          conflict
            .columns(["day", "currency"])
            .doUpdateSet((eb) => ({ requested_minor: eb("withdrawal_days.requested_minor", "+", amount) }))
            .where("withdrawal_days.requested_minor", "<=", toColumn(maximumMinor - amountMinor)),
        )
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    forgetBefore: (day: string) => db.deleteFrom("withdrawal_days").where("day", "<", day).execute(),
  };
}
