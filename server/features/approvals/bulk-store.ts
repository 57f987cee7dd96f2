import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { BulkActionItemRow, BulkActionRow } from "../../database/rows/bulk-action-rows";

/** How long the result of a bulk action is kept. */
export const bulkActionsKeptDays = 30;

export function bulkActionsIn(db: Db) {
  return {
    async insert(
      row: Insertable<BulkActionRow>,
      items: readonly BulkActionItemRow[],
    ): Promise<void> {
      await db.insertInto("bulk_actions").values(row).execute();
      await db.insertInto("bulk_action_items").values(items).execute();
    },
    byId: (id: string) =>
      db.selectFrom("bulk_actions").selectAll().where("id", "=", id).executeTakeFirst(),
    items: (id: string): Promise<BulkActionItemRow[]> =>
      db
        .selectFrom("bulk_action_items")
        .selectAll()
        .where("bulk_action_id", "=", id)
        .orderBy("position")
        .execute(),
    /** False if it was decided before. */
    async begin(
      id: string,
      decided: Pick<BulkActionRow, "decision" | "reason_code" | "reason">,
    ): Promise<boolean> {
      const result = await db
        .updateTable("bulk_actions")
        .set(decided)
        .where("id", "=", id)
        .where("decision", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Those that aren't among these transactions have their outcome. */
    skipOthers: (id: string, chosen: readonly string[], outcome: string) =>
      db
        .updateTable("bulk_action_items")
        .set({ outcome })
        .where("bulk_action_id", "=", id)
        .where("transaction_id", "not in", chosen)
        .execute(),
    async finish(
      id: string,
      outcomes: readonly Pick<BulkActionItemRow, "position" | "outcome">[],
      now: number,
    ): Promise<void> {
      for (const { position, outcome } of outcomes) {
        await db
          .updateTable("bulk_action_items")
          .set({ outcome })
          .where("bulk_action_id", "=", id)
          .where("position", "=", position)
          .where("outcome", "is", null)
          .execute();
      }
      await db
        .updateTable("bulk_actions")
        .set({ reason_code: null, reason: null, finished_at: now })
        .where("id", "=", id)
        .execute();
    },
    forgetBefore: (moment: number) =>
      db.deleteFrom("bulk_actions").where("created_at", "<", moment).execute(),
  };
}
