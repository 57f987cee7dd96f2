import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { NoteRow } from "../../database/rows/approval-rows";

/** A note's text is never changed, and deleted only with the user. */
export function notesIn(db: Db) {
  return {
    append: (row: Insertable<NoteRow>) => db.insertInto("notes").values(row).execute(),
    byId: (id: string): Promise<NoteRow | undefined> =>
      db.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst(),
    /** False if it was already pinned or unpinned. */
    async setPinned(id: string, pinnedAt: number | null): Promise<boolean> {
      const result = await db
        .updateTable("notes")
        .set({ pinned_at: pinnedAt })
        .where("id", "=", id)
        .where("pinned_at", pinnedAt === null ? "is not" : "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Newest first. */
    pinnedOf: (userId: string): Promise<NoteRow[]> =>
      db
        .selectFrom("notes")
        .selectAll()
        .where("user_id", "=", userId)
        .where("pinned_at", "is not", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    /** Notes that the user may read, newest first. */
    sharedWith: (userId: string): Promise<NoteRow[]> =>
      db
        .selectFrom("notes")
        .selectAll()
        .where("user_id", "=", userId)
        .where("visibility", "=", "shared")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    /** Newest first. */
    ofUser: (userId: string): Promise<NoteRow[]> =>
      db
        .selectFrom("notes")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
  };
}
