import type { Db } from "../../database/db";
import type { LimitRaiseRow } from "../../database/rows/limit-raise-row";
import type { Currency } from "../../kernel/currencies";
import type { MovementDirection } from "../../kernel/levels";
import { money } from "../../kernel/money";
import type { LimitRaise } from "./raise-rules";

interface RaiseKey {
  readonly userId: string;
  readonly direction: MovementDirection;
  readonly currency: Currency;
}

/** One for each customer, direction and currency, until its end (UTC milliseconds). */
export function limitRaisesIn(db: Db) {
  const one = ({ userId, direction, currency }: RaiseKey) =>
    db
      .selectFrom("limit_raises")
      .selectAll()
      .where("user_id", "=", userId)
      .where("direction", "=", direction)
      .where("currency", "=", currency);
  return {
    /** Null if there is none, or if it has ended. */
    async inForce(key: RaiseKey, now: number): Promise<LimitRaise | null> {
      const row = await one(key).where("ends_at", ">", now).executeTakeFirst();
      return row ? raiseIn(row) : null;
    },
    inForceOf: (userId: string, now: number): Promise<LimitRaiseRow[]> =>
      db
        .selectFrom("limit_raises")
        .selectAll()
        .where("user_id", "=", userId)
        .where("ends_at", ">", now)
        .orderBy("direction")
        .orderBy("currency")
        .execute(),
    /** In place of the one before. */
    save: ({ user_id, direction, currency, ...raise }: LimitRaiseRow) =>
      db
        .insertInto("limit_raises")
        .values({ user_id, direction, currency, ...raise })
        .onConflict((conflict) =>
          conflict.columns(["user_id", "direction", "currency"]).doUpdateSet(raise),
        )
        .execute(),
    remove: ({ user_id: userId, direction, currency }: LimitRaiseRow) =>
      db
        .deleteFrom("limit_raises")
        .where("user_id", "=", userId)
        .where("direction", "=", direction)
        .where("currency", "=", currency)
        .execute(),
    forgetEndedBefore: (moment: number) =>
      db.deleteFrom("limit_raises").where("ends_at", "<", moment).execute(),
  };
}

/** A row as the rules read it. */
export function raiseIn({
  currency,
  day_minor: day,
  thirty_days_minor: thirtyDays,
  ends_at: until,
}: LimitRaiseRow): LimitRaise {
  return {
    day: day === null ? null : money(currency, day),
    thirtyDays: thirtyDays === null ? null : money(currency, thirtyDays),
    until,
  };
}
