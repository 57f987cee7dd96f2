import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { Currency } from "../../kernel/currencies";
import { periodMs, type MovementDirection } from "../../kernel/levels";
import { money } from "../../kernel/money";
import type { LimitUses } from "./limit-rules";

interface Counted {
  readonly userId: string;
  readonly direction: MovementDirection;
  readonly currency: Currency;
  /** UTC milliseconds. */
  readonly now: number;
  /** The transaction whose amount is being raised. */
  readonly except?: string | undefined;
}

export function limitUsesIn(db: Db) {
  return {
    /** What the customer moved, and when the oldest of it stops counting, in one statement. */
    async of({ userId, direction, currency, now, except = "" }: Counted): Promise<LimitUses> {
      const [day, thirtyDays] = [now - periodMs.day, now - periodMs.thirtyDays];
      // Staff's credits and debits have no payment method: they aren't the customer's movements.
      const counted = db
        .selectFrom("transactions")
        .select(["amount_minor", sql<number>`coalesce(limit_counted_at, created_at)`.as("at")])
        .where("user_id", "=", userId)
        .where("type", "=", direction)
        .where("status", "in", ["pending", "successful"])
        .where("currency", "=", currency)
        .where("payment_method", "is not", null)
        .where("id", "<>", except);
      const recent = counted.where("created_at", ">", thirtyDays);
      const raised = counted
        .where("limit_counted_at", ">", thirtyDays)
        .where("created_at", "<=", thirtyDays);
      const ofDay = (value: "amount_minor" | "at") =>
        sql`case when at > ${day} then ${sql.ref(value)} end`;
      const row = await db
        .selectFrom(recent.unionAll(raised).as("counted"))
        .select([
          sql<number | string | null>`sum(${ofDay("amount_minor")})`.as("day"),
          sql<number | string | null>`min(${ofDay("at")})`.as("day_from"),
          sql<number | string | null>`sum(amount_minor)`.as("thirty_days"),
          sql<number | string | null>`min(at)`.as("thirty_days_from"),
        ])
        .executeTakeFirst();
      const use = (sum: number | string | null, from: number | string | null, ms: number) => ({
        used: money(currency, BigInt(sum ?? 0)),
        freesAt: from === null ? null : Number(from) + ms,
      });
      return {
        day: use(row?.day ?? null, row?.day_from ?? null, periodMs.day),
        thirtyDays: use(
          row?.thirty_days ?? null,
          row?.thirty_days_from ?? null,
          periodMs.thirtyDays,
        ),
      };
    },
  };
}
