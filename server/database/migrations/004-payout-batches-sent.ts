// A batch is released first, and sent once the bank has its files; its files are one for each rail.
import { sql, type QueryExecutorProvider } from "kysely";

// Columns beside the state "released", not another state: SQLite can't change the check of a column, and hosts
// of the release before, which know no other state, still read these rows.
const columns = [
  sql`alter table payout_batches add column released_by text`,
  sql`alter table payout_batches add column released_at bigint`,
  sql`alter table payout_batches add column sent_by text`,
  sql`alter table payout_batches add column sent_at bigint`,
  sql`alter table payout_batches add column expected_day text`,
  sql`alter table payout_batches add column left_out text`,
  sql`alter table payout_lines add column rail text`,
  sql`alter table payout_lines add column removed_at bigint`,
];

/** Until now, a release marked the payouts as sent. */
const releasedWasSent = sql`update payout_batches
  set released_by = ended_by, released_at = ended_at, sent_by = ended_by, sent_at = ended_at
  where state = 'released'`;

export async function payoutBatchesSent(db: QueryExecutorProvider): Promise<void> {
  for (const statement of [...columns, releasedWasSent]) await statement.execute(db);
}
