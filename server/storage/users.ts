import type { Kysely } from "kysely";
import type { Schema, UserRow } from "./schema";
import { searchKey } from "./search-key";

export function usersIn(db: Kysely<Schema>) {
  return {
    /** False where the email or the username is taken. */
    insert: async (row: UserRow) => {
      const result = await db.insertInto("users").values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    byId: (id: string) => db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst(),
    byEmail: (email: string) =>
      db.selectFrom("users").selectAll().where("email_key", "=", searchKey(email)).executeTakeFirst(),
    byUsername: (username: string) =>
      db.selectFrom("users").select("id").where("username_key", "=", searchKey(username)).executeTakeFirst(),
    update: (id: string, change: Partial<UserRow>) =>
      db.updateTable("users").set(change).where("id", "=", id).execute(),
    count: async () => {
      const row = await db.selectFrom("users").select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}
