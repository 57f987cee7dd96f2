import { sql, type Insertable } from "kysely";
import type { Db } from "../database/db";
import type { IdempotencyRow } from "../database/rows/record-rows";

export function idempotencyIn(db: Db) {
  return {
    byKey: (userId: string, key: string) =>
      db
        .selectFrom("idempotency")
        .selectAll()
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .executeTakeFirst(),
    /** Takes the key for this database transaction; false if it is already taken (a second caller waits for the first to commit). */
    async claim(row: Insertable<IdempotencyRow>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("idempotency")
        .values(row)
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Releases a key whose request had no effect. */
    forget: (userId: string, key: string) =>
      db.deleteFrom("idempotency").where("user_id", "=", userId).where("key", "=", key).execute(),
    /** Deletes stored responses with this ID of the owner and of administrators; the same key is then refused as used. */
    async forgetResponsesAbout(id: string, ownerId: string): Promise<void> {
      const isAbout = sql<boolean>`answer like ${`%"${id}"%`}`;
      const admins = db.selectFrom("users").select("id").where("role", "=", "admin");
      await db
        .updateTable("idempotency")
        .set({ answer: null, input_hash: "" })
        .where((eb) => eb.or([eb("user_id", "=", ownerId), eb("user_id", "in", admins)]))
        .where(isAbout)
        .execute();
    },
    forgetBefore: (moment: number) =>
      db.deleteFrom("idempotency").where("created_at", "<", moment).execute(),
    remember: ({ user_id: userId, key }: Pick<IdempotencyRow, "user_id" | "key">, answer: string) =>
      db
        .updateTable("idempotency")
        .set({ answer })
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .execute(),
    ...namedUsersIn(db),
  };
}

/** Which stored responses name users other than the caller. */
function namedUsersIn(db: Db) {
  return {
    /** Stores which of these IDs belong to other users: their deletion removes the response. */
    async recordUsers(
      { user_id: userId, key }: Pick<IdempotencyRow, "user_id" | "key">,
      ids: readonly string[],
    ): Promise<void> {
      const others = db
        .selectFrom("users")
        .select([
          "id",
          sql<string>`cast(${userId} as text)`.as("user_id"),
          sql<string>`cast(${key} as text)`.as("key"),
        ])
        .where("id", "in", ids)
        .where("id", "!=", userId);
      const columns = ["person_id", "user_id", "key"] as const;
      await db.insertInto("responses_about_users").columns(columns).expression(others).execute();
    },
    /** Erases responses to others that name this user. Their keys stay taken, so that nothing is repeated. */
    async forgetResponsesNaming(personId: string): Promise<void> {
      const naming = db
        .selectFrom("responses_about_users")
        .select(["user_id", "key"])
        .where("person_id", "=", personId);
      await db
        .updateTable("idempotency")
        .set({ answer: null, input_hash: "" })
        .where((eb) => eb(eb.refTuple("user_id", "key"), "in", naming.$asTuple("user_id", "key")))
        .execute();
      await db.deleteFrom("responses_about_users").where("person_id", "=", personId).execute();
    },
  };
}
