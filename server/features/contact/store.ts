// Contact messages; they belong to no user.
import type { Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { ContactMessageRow } from "../../database/rows/record-rows";

type State = ContactMessageRow["state"];

export function contactMessagesIn(db: Db) {
  const inState = (state: State | undefined) => {
    const messages = db.selectFrom("contact_messages");
    return state === undefined ? messages : messages.where("state", "=", state);
  };
  return {
    insert: (row: Insertable<ContactMessageRow>) =>
      db.insertInto("contact_messages").values(row).execute(),
    byId: (id: string): Promise<ContactMessageRow | undefined> =>
      db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Newest first; open messages only, oldest first. */
    list(state: State | undefined, page: PageWindow): Promise<ContactMessageRow[]> {
      const direction = state === "open" ? "asc" : "desc";
      return pageByTime(inState(state).selectAll(), "created_at", page, direction).execute();
    },
    /** Newest first, from the start if there is no message. */
    async olderThan(
      message: Pick<ContactMessageRow, "id" | "created_at"> | undefined,
      limit: number,
    ): Promise<ContactMessageRow[]> {
      const messages = db
        .selectFrom("contact_messages")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (!message) return messages.execute();
      const { id, created_at: at } = message;
      return messages
        .where("created_at", "<=", at)
        .where((eb) => eb.or([eb("created_at", "<", at), eb("id", "<", id)]))
        .execute();
    },
    count: (state: State | undefined) => countMatches(inState(state)),
    /** False if it already has this state or doesn't exist. */
    async setState(
      id: string,
      change: Pick<ContactMessageRow, "state" | "answered_at">,
    ): Promise<boolean> {
      const result = await db
        .updateTable("contact_messages")
        .set(change)
        .where("id", "=", id)
        .where("state", "<>", change.state)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    forgetBefore: (moment: number) =>
      db.deleteFrom("contact_messages").where("created_at", "<", moment).execute(),
  };
}
