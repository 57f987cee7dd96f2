import type { Db } from "../../database/db";
import type { PendingCardNumberRow } from "../../database/rows/stored-details-rows";

export function pendingCardNumbersIn(db: Db) {
  return {
    /** Those of other forms of the same person, if these are already many. */
    async makeRoom(userId: string, most: number): Promise<void> {
      const { total } = await db
        .selectFrom("pending_card_numbers")
        .select((fn) => fn.fn.countAll().as("total"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      if (Number(total) >= most)
        await db.deleteFrom("pending_card_numbers").where("user_id", "=", userId).execute();
    },
    /** A form that is refused again replaces its number. */
    put: ({ id, ...values }: PendingCardNumberRow) =>
      db
        .insertInto("pending_card_numbers")
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute(),
    live: (id: string, now: number): Promise<PendingCardNumberRow | undefined> =>
      db
        .selectFrom("pending_card_numbers")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    forgetExpired: (now: number) =>
      db.deleteFrom("pending_card_numbers").where("expires_at", "<=", now).execute(),
  };
}
