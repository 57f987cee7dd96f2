import { sql, type QueryExecutorProvider } from "kysely";

/** What a customer saves up for: one goal each. */
export async function addSavingsGoals(db: QueryExecutorProvider): Promise<void> {
  await sql`create table savings_goals (
    user_id text primary key references users (id),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    updated_at bigint not null)`.execute(db);
}
