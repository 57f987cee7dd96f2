import { sql, type QueryExecutorProvider } from "kysely";

/** What keeps money from being paid out: staff and customers stop payouts of a person, and a new destination waits. */
export async function addPayoutHolds(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table users add column payouts_held_until bigint`.execute(db);
  await sql`alter table users add column payouts_hold_reason text`.execute(db);
  await sql`alter table users add column payouts_frozen_at bigint`.execute(db);
  await sql`alter table bank_details add column usable_from bigint`.execute(db);
  await sql`alter table transactions add column payable_from bigint`.execute(db);
}
