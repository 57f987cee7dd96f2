// Sums that staff have moved alone, to compare with the thresholds.
import { sql, type Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import type { StaffPostingRow } from "../../database/rows/approval-rows";
import { money, type Money } from "../../kernel/money";

/** By an administrator, or for a customer. */
type SumOwner = readonly ["staff_id" | "user_id", string];

export function staffPostingsIn(db: Db) {
  return {
    insert: (row: Insertable<StaffPostingRow>) =>
      db.insertInto("staff_postings").values(row).execute(),
    /** Locks this administrator's sums until the database transaction ends. */
    async lockStaff(id: string): Promise<void> {
      if (!locksRows(db)) return;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff postings ${id}`}, 0))`.execute(
        db,
      );
    },
    /** What moved since then (UTC milliseconds) without a second person. */
    async aloneSince(
      [column, id]: SumOwner,
      { currency, since }: { currency: Money["currency"]; since: number },
    ): Promise<Money> {
      const { total } = await db
        .selectFrom("staff_postings")
        .select((eb) =>
          eb.fn.coalesce(eb.fn.sum<number>("amount_minor"), sql<number>`0`).as("total"),
        )
        .where(`staff_postings.${column}`, "=", id)
        .where("currency", "=", currency)
        .where("request_id", "is", null)
        .where("created_at", ">", since)
        .executeTakeFirstOrThrow();
      return money(currency, total);
    },
    forgetBefore: (time: number) =>
      db.deleteFrom("staff_postings").where("created_at", "<=", time).execute(),
  };
}
