import { sql, type QueryExecutorProvider } from "kysely";

const words = (column: string, list: readonly string[]) =>
  sql.raw(`${column} in (${list.map((word) => `'${word}'`).join(", ")})`);

const paymentStatuses = [
  "new",
  "pending",
  "confirming",
  "error",
  "cancelled",
  "expired",
  "completed",
];

/** Payments through a crypto gateway, and the invoices of the simulated one. */
export async function addCryptoPayments(db: QueryExecutorProvider): Promise<void> {
  await sql`create table crypto_payments (
    order_number text primary key, transaction_id text not null unique, user_id text not null,
    request_key text, order_name text,
    amount_minor bigint not null check (amount_minor > 0), currency text not null check (${words("currency", ["USD", "EUR", "GBP"])}),
    coin text not null, gateway_id text, coin_amount text, wallet_address text, invoice_url text,
    status text not null check (${words("status", paymentStatuses)}), received text not null, paid_at bigint,
    settled_as text not null check (${words("settled_as", ["pending", "successful", "failed"])}),
    review_flag text check (${words("review_flag", ["underpaid", "overpaid", "late", "unbooked"])}),
    expires_at bigint not null, checked_at bigint not null, version bigint not null,
    created_at bigint not null, updated_at bigint not null)`.execute(db);
  await sql`create index crypto_payments_to_check on crypto_payments (status, checked_at)`.execute(
    db,
  );
  await sql`create table simulated_invoices (
    order_number text primary key, coin text not null, coin_amount text not null, received text not null,
    status text not null check (${words("status", paymentStatuses)}), paid_at bigint, expires_at bigint not null)`.execute(
    db,
  );
}
