import type { Db } from "./db";
import type { UpkeepRunRow } from "./rows/record-rows";

export function upkeepRunsIn(db: Db) {
  return {
    note: (row: UpkeepRunRow) =>
      db
        .insertInto("upkeep_runs")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("task").doUpdateSet({ finished_at: row.finished_at }),
        )
        .execute(),
    /** UTC milliseconds; undefined if it never succeeded. */
    async lastOf(task: UpkeepRunRow["task"]): Promise<number | undefined> {
      const row = await db
        .selectFrom("upkeep_runs")
        .select("finished_at")
        .where("task", "=", task)
        .executeTakeFirst();
      return row?.finished_at;
    },
  };
}
