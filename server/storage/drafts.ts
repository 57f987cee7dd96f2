import type { Kysely } from "kysely";
import type { DraftRow, Schema } from "./schema";

export function draftsIn(db: Kysely<Schema>) {
  return {
    insert: (row: DraftRow) => db.insertInto("drafts").values(row).execute(),
    forgetExpiredBefore: (moment: number) => db.deleteFrom("drafts").where("expires_at", "<", moment).execute(),
    remove: (ids: readonly string[]) => (ids.length === 0 ? Promise.resolve([]) : db.deleteFrom("drafts").where("id", "in", ids).execute()),
    byId: (id: string) => db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst(),
  };
}
