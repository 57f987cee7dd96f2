import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { DocumentRow } from "../../database/schema";

export function documentsIn(db: Db) {
  return {
    insert: (row: Insertable<DocumentRow>) => db.insertInto("documents").values(row).execute(),
    byId: (id: string) =>
      db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst(),
    ofUser: (userId: string, purpose: DocumentRow["purpose"]) =>
      db
        .selectFrom("documents")
        .selectAll()
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
    all: (userId: string) =>
      db
        .selectFrom("documents")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
    update: (id: string, change: Partial<DocumentRow>) =>
      db.updateTable("documents").set(change).where("id", "=", id).execute(),
    remove: (id: string) => db.deleteFrom("documents").where("id", "=", id).execute(),
    /** Which of these storage keys have a row. */
    async knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom("documents")
        .select("storage_key")
        .where("storage_key", "in", keys)
        .execute();
      return new Set(rows.map((row) => row.storage_key));
    },
    /** Removes the row if it is still due; false if the file has been used since it was listed. */
    async removeDue(id: string, now: number): Promise<boolean> {
      const result = await db
        .deleteFrom("documents")
        .where("id", "=", id)
        .where("erase_after", "<=", now)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    dueForErasing: (now: number) =>
      db.selectFrom("documents").selectAll().where("erase_after", "<=", now).limit(100).execute(),
    ...documentSizesIn(db),
  };
}

/** Storage use of files. */
function documentSizesIn(db: Db) {
  return {
    /** The total size of this user's files. */
    bytesOf: async (userId: string): Promise<number> =>
      Number(
        (
          await db
            .selectFrom("documents")
            .select((eb) => eb.fn.sum<number | string>("size_bytes").as("bytes"))
            .where("user_id", "=", userId)
            .executeTakeFirst()
        )?.bytes ?? 0,
      ),
    /** The total size of files of all users without a confirmed address. */
    bytesOfUnverified: async (): Promise<number> =>
      Number(
        (
          await db
            .selectFrom("users")
            .innerJoin("documents", "documents.user_id", "users.id")
            .select((eb) => eb.fn.sum<number | string>("size_bytes").as("bytes"))
            .where("users.email_verified_at", "is", null)
            .executeTakeFirst()
        )?.bytes ?? 0,
      ),
  };
}
