import { sql, type QueryExecutorProvider } from "kysely";

/** Whether a person has ever set a transaction's status: noted where they do it, and no longer guessed from what the gateway's word had made of it. */
export async function setByHand(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table transactions add column is_set_by_hand bigint not null default 0 check (is_set_by_hand in (0, 1))`.execute(
    db,
  );
  await sql`update transactions set is_set_by_hand = 1 where is_gateway_made = 1 and (
    exists (select 1 from crypto_payments where transaction_id = transactions.id and settled_as <> transactions.status)
    or exists (select 1 from audit where subject = 'transaction:' || transactions.id
      and action in ('transaction.approved', 'transaction.rejected', 'transaction.status_set', 'transaction.cancelled')))`.execute(
    db,
  );
  await sql`alter table crypto_payments drop column settled_as`.execute(db);
}
