import type { Db } from "../../database/db";
import type { SafeguardRow } from "../../database/rows/record-rows";

/** The safeguards as of the last start. */
export function safeguardsIn(db: Db) {
  return {
    /** Stores the value; true if a different one was stored before. If two hosts start at the same time, only one gets true. */
    async save({ setting, value }: Pick<SafeguardRow, "setting" | "value">, now: number) {
      const first = await db
        .insertInto("safeguards")
        .values({ setting, value, changed_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (first.numInsertedOrUpdatedRows === 1n) return false;
      const changed = await db
        .updateTable("safeguards")
        .set({ value, changed_at: now })
        .where("setting", "=", setting)
        .where("value", "<>", value)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
    all: (): Promise<SafeguardRow[]> =>
      db.selectFrom("safeguards").selectAll().orderBy("setting").execute(),
  };
}
