import { sql, type QueryExecutorProvider } from "kysely";

const dayMs = 86_400_000;
const addresses = [
  "nora",
  "pavel",
  "rita",
  "hana",
  "george",
  "zoe",
  "simon",
  "admin",
  "second.admin",
].map((name) => `${name}@example.com`);

/**
 * Marks a database that once was a demonstration: by its people, or where they were deleted by the moments at which three of them
 * were signed up, which lie whole days apart to the millisecond and outlive a deletion.
 */
export async function demonstrationMarks(db: QueryExecutorProvider): Promise<void> {
  await sql`insert into migrations (name, applied_at)
    select 'demonstration-data', max(created_at) from users
    where exists (select 1 from users where email_key in (${sql.join(addresses)}))
      or exists (select 1 from users one
        join users two on two.created_at = one.created_at + ${sql.lit(10 * dayMs)}
        join users three on three.created_at = one.created_at + ${sql.lit(170 * dayMs)})
    having count(*) > 0`.execute(db);
}
