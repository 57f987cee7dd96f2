import type { Kysely } from "kysely";
import type { DocumentRow, Schema } from "./schema";

export function documentsIn(db: Kysely<Schema>) {
  return {
    insert: (row: DocumentRow) => db.insertInto("documents").values(row).execute(),
    byId: (id: string) => db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst(),
    ofUser: (userId: string, purpose: DocumentRow["purpose"]) =>
      db.selectFrom("documents").selectAll().where("user_id", "=", userId).where("purpose", "=", purpose).orderBy("created_at").orderBy("id").execute(),
    update: (id: string, change: Partial<DocumentRow>) => db.updateTable("documents").set(change).where("id", "=", id).execute(),
    remove: (id: string) => db.deleteFrom("documents").where("id", "=", id).execute(),
    dueForErasing: (now: number) => db.selectFrom("documents").selectAll().where("erase_after", "<=", now).limit(100).execute(),
  };
}
