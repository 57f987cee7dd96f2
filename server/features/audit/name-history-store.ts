import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { AuditRow } from "../../database/rows/record-rows";

/** An entry that may have changed a name. */
export type NameEditRow = Pick<
  AuditRow,
  "id" | "action" | "person_id" | "sealed_for" | "before" | "created_at"
>;

export function nameHistoriesIn(db: Db) {
  return {
    /** Edits of these users' details at this time or later (UTC milliseconds), oldest first. */
    editsSince: (ids: readonly string[], time: number, most: number): Promise<NameEditRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("audit")
            .select(["id", "action", "person_id", "sealed_for", "before", "created_at"])
            // As literals, so that the partial index is used.
            .where(sql<boolean>`action in ('user.edited', 'user.cleared')`)
            .where("person_id", "in", ids)
            .where("created_at", ">=", time)
            .orderBy("created_at")
            .orderBy("id")
            .limit(most)
            .execute(),
  };
}
