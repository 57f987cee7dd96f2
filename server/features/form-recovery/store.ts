import type { Db } from "../../database/db";
import type { FormRecoveryRow } from "../../database/rows/record-rows";

export function formRecoveriesIn(db: Db) {
  return {
    /** A form that is refused again replaces the stored one. */
    put: ({ id, ...values }: FormRecoveryRow) =>
      db
        .insertInto("form_recoveries")
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute(),
    async live(id: string, now: number): Promise<string | undefined> {
      const row = await db
        .selectFrom("form_recoveries")
        .select("sealed")
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return row?.sealed;
    },
    async count(prefix: string): Promise<number> {
      const { total } = await db
        .selectFrom("form_recoveries")
        .select((fn) => fn.fn.countAll().as("total"))
        .where("id", "like", `${prefix}%`)
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    forgetExpired: (now: number) =>
      db.deleteFrom("form_recoveries").where("expires_at", "<=", now).execute(),
  };
}
