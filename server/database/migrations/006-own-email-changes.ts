// Customers change their own email, and links that undo it.
import { sql, type QueryExecutorProvider } from "kysely";

const statements = [
  sql`alter table email_changes add column is_own integer`,
  sql`create table email_undo_links (
    token_hash text primary key,
    user_id text not null references users (id),
    position bigint not null,
    email text not null,
    email_key text not null,
    created_at bigint not null,
    expires_at bigint not null)`,
  sql`create unique index email_undo_links_by_user on email_undo_links (user_id, position)`,
  sql`create index email_undo_links_by_email on email_undo_links (email_key)`,
];

export async function ownEmailChanges(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
