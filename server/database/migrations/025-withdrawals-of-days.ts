import { sql, type QueryExecutorProvider } from "kysely";

/** The total of all customers' withdrawal requests in a day, by currency; stored only if the operator limits it. */
export async function withdrawalsOfDays(db: QueryExecutorProvider): Promise<void> {
  await sql`create table withdrawal_days (
    day text not null,
    currency text not null,
    requested_minor bigint not null check (requested_minor > 0),
    primary key (day, currency)
  )`.execute(db);
}
