import type { Db } from "../../database/db";
import type { SafeguardRow } from "../../database/rows/record-rows";

/** The safeguards as the last start had them. */
export function safeguardsIn(db: Db) {
  return {
    /** Keeps the value; true where another one was kept before. Of two hosts that start at once one is told. */
    async note({ setting, value }: Pick<SafeguardRow, "setting" | "value">, now: number) {
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
