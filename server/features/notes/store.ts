import type { Db } from "../../database/db";
import type { NoteRow } from "../../database/rows/approval-rows";

/** Append only, until the person is erased: a note is neither changed nor taken back. */
export function notesIn(db: Db) {
  return {
    append: (row: NoteRow) => db.insertInto("notes").values(row).execute(),
    byId: (id: string): Promise<NoteRow | undefined> =>
      db.selectFrom("notes").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Those that the person may read, newest first. */
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
