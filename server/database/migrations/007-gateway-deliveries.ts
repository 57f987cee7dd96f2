import { sql, type QueryExecutorProvider } from "kysely";

/** Webhooks of the crypto gateway, each stored once; `applied_at` is null until the payment was queried. */
export async function gatewayDeliveries(db: QueryExecutorProvider): Promise<void> {
  await sql`create table gateway_deliveries (
    digest text primary key, order_number text not null,
    received_at bigint not null, tried_at bigint not null, applied_at bigint)`.execute(db);
  await sql`create index gateway_deliveries_to_apply on gateway_deliveries (tried_at) where applied_at is null`.execute(
    db,
  );
}
