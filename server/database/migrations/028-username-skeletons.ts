import { sql, type QueryExecutorProvider } from "kysely";
import { usernameSkeleton } from "../../kernel/username-skeleton";

const rowsAtOnce = 500;

/** The appearance of each username. Of earlier names that look alike, the oldest account has the entry; the others keep their name. */
export async function usernameSkeletons(db: QueryExecutorProvider): Promise<void> {
  await sql`create table username_skeletons (skeleton text not null primary key, user_id text not null)`.execute(
    db,
  );
  await sql`create index username_skeletons_by_user on username_skeletons (user_id)`.execute(db);
  for (let after = ""; ;) {
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from users where deleted_at is null and id > ${after} order by id limit ${rowsAtOnce}`.execute(
      db,
    );
    for (const { id, username } of rows) {
      await sql`insert into username_skeletons (skeleton, user_id) values (${usernameSkeleton(username)}, ${id})
        on conflict do nothing`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}
