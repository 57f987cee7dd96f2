import type { Db } from "../../database/db";
import type { KeptCardNumberRow } from "../../database/rows/stored-details-rows";

export function keptCardNumbersIn(db: Db) {
  return {
    /** Those of other forms of the same person, if these are already many. */
    async makeRoom(userId: string, most: number): Promise<void> {
      const { total } = await db
        .selectFrom("kept_card_numbers")
        .select((fn) => fn.fn.countAll().as("total"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      if (Number(total) >= most)
        await db.deleteFrom("kept_card_numbers").where("user_id", "=", userId).execute();
    },
    /** A form that is refused again replaces its number. */
    put: ({ id, ...values }: KeptCardNumberRow) =>
      db
        .insertInto("kept_card_numbers")
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute(),
    live: (id: string, now: number): Promise<KeptCardNumberRow | undefined> =>
      db
        .selectFrom("kept_card_numbers")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    forgetExpired: (now: number) =>
      db.deleteFrom("kept_card_numbers").where("expires_at", "<=", now).execute(),
  };
}
