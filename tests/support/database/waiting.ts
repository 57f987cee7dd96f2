import type pg from "pg";

/** Whether a statement in this client's database waits for a lock. */
export async function isSomeoneWaiting(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount !== 0;
}
