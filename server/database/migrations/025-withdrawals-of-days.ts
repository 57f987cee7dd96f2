import { sql, type QueryExecutorProvider } from "kysely";

/** What all customers together asked to withdraw in a day, by currency; kept only where the operator limits it. */
export async function withdrawalsOfDays(db: QueryExecutorProvider): Promise<void> {
  await sql`create table withdrawal_days (
    day text not null,
    currency text not null,
    requested_minor bigint not null check (requested_minor > 0),
    primary key (day, currency)
  )`.execute(db);
}
