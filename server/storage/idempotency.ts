import type { Kysely } from "kysely";
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
    forgetBefore: (moment: number) => db.deleteFrom("idempotency").where("created_at", "<", moment).execute(),
    remember: (row: Pick<IdempotencyRow, "user_id" | "key">, answer: string) =>
      db.updateTable("idempotency").set({ answer }).where("user_id", "=", row.user_id).where("key", "=", row.key).execute(),
  };
}
