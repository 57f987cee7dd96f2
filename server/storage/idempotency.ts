import { sql, type Kysely } from "kysely";
import type { IdempotencyRow } from "./record-rows";
import type { Schema } from "./schema";

export function idempotencyIn(db: Kysely<Schema>) {
  const byKey = (userId: string, key: string) =>
    db.selectFrom("idempotency").selectAll().where("user_id", "=", userId).where("key", "=", key).executeTakeFirst();
  return {
    byKey,
    /** Takes the key for this database transaction; false where somebody has it already (a second caller waits for the first to commit). */
    async take(row: IdempotencyRow): Promise<boolean> {
      const result = await db
        .insertInto("idempotency")
        .values(row)
        .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    /** Sets a key free again: what it had asked for came to nothing. */
    forget: (userId: string, key: string) => db.deleteFrom("idempotency").where("user_id", "=", userId).where("key", "=", key).execute(),
    /** After this no key of the owner or of an administrator answers with this id; whoever sends such a key again hears that it was used. Returns the owner's keys. */
    async forgetAnswersAbout(id: string, ownerId: string): Promise<string[]> {
      const isAbout = sql<boolean>`answer like ${`%"${id}"%`}`;
      const admins = db.selectFrom("users").select("id").where("role", "=", "admin");
      const rows = await db
        .updateTable("idempotency")
        .set({ answer: null, input_hash: "" })
        .where((eb) => eb.or([eb("user_id", "=", ownerId), eb("user_id", "in", admins)]))
        .where(isAbout)
        .returning(["user_id", "key"])
        .execute();
      return rows.filter((row) => row.user_id === ownerId).map((row) => row.key);
    },
    forgetBefore: (moment: number) => db.deleteFrom("idempotency").where("created_at", "<", moment).execute(),
    remember: (row: Pick<IdempotencyRow, "user_id" | "key">, answer: string) =>
      db.updateTable("idempotency").set({ answer }).where("user_id", "=", row.user_id).where("key", "=", row.key).execute(),
  };
}
