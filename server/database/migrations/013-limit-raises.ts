// Limits of one customer that staff raised above those of the level until a time.
import { sql, type QueryExecutorProvider } from "kysely";

const statements = [
  sql`create table limit_raises (
    user_id text not null references users (id),
    direction text not null check (direction in ('withdrawal', 'deposit')),
    currency text not null,
    day_minor bigint,
    thirty_days_minor bigint,
    ends_at bigint not null,
    raised_at bigint not null,
    primary key (user_id, direction, currency),
    check (day_minor is not null or thirty_days_minor is not null))`,
  sql`create index limit_raises_by_end on limit_raises (ends_at)`,
];

export async function limitRaises(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
