// The hosts that use the database: each notes itself every few seconds, and sees the others.
import type { Db } from "./db";
import type { HostRow } from "./rows/record-rows";

export function hostsIn(db: Db) {
  return {
    note: (row: HostRow) =>
      db
        .insertInto("hosts")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute(),
    /** Those that noted themselves after this time, UTC milliseconds. */
    seenSince: (time: number): Promise<HostRow[]> =>
      db.selectFrom("hosts").selectAll().where("seen_at", ">", time).orderBy("name").execute(),
    forget: (id: string) => db.deleteFrom("hosts").where("id", "=", id).execute(),
    forgetBefore: (time: number) => db.deleteFrom("hosts").where("seen_at", "<", time).execute(),
  };
}
