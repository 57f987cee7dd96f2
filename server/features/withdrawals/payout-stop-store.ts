import { sql, type Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import type { PayoutStopRow } from "../../database/rows/payout-stop-row";

/** Whether all payouts are stopped. */
export function payoutStopsIn(db: Db) {
  return {
    /** Locks when paying out: until the database transaction ends, payouts can't be stopped or resumed. */
    async lockShared(): Promise<void> {
      if (locksRows(db))
        await sql`select pg_advisory_xact_lock_shared(hashtextextended('payout stops', 0))`.execute(
          db,
        );
    },
    /** Locks when stopping or resuming: waits until all payouts in progress are done. */
    async lock(): Promise<void> {
      if (locksRows(db))
        await sql`select pg_advisory_xact_lock(hashtextextended('payout stops', 0))`.execute(db);
    },
    inForce: (): Promise<PayoutStopRow | undefined> =>
      db
        .selectFrom("payout_stops")
        .selectAll()
        // Not a parameter: SQLite would prepare the statement again for each value, because of the partial index.
        .where("state", "=", sql.lit("in_force"))
        .executeTakeFirst(),
    byId: (id: string): Promise<PayoutStopRow | undefined> =>
      db.selectFrom("payout_stops").selectAll().where("id", "=", id).executeTakeFirst(),
    insert: (row: Insertable<PayoutStopRow>) => db.insertInto("payout_stops").values(row).execute(),
    end: (id: string, end: Pick<PayoutStopRow, "ended_by" | "ended_at">) =>
      db
        .updateTable("payout_stops")
        .set({ ...end, state: "ended" })
        .where("id", "=", id)
        .execute(),
  };
}
