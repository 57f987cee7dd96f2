import { sql, type QueryExecutorProvider } from "kysely";

/** Notices of the gateway and places of sign-ins by their age: they are forgotten after a time. */
export async function overByTime(db: QueryExecutorProvider): Promise<void> {
  await sql`create index gateway_deliveries_by_time on gateway_deliveries (received_at)`.execute(
    db,
  );
  await sql`create index sign_in_places_by_time on sign_in_places (last_at)`.execute(db);
}
