import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { SignInPlaceRow } from "../../database/rows/mail-rows";

export function signInPlacesIn(db: Db) {
  return {
    /** Records it; true if it is new for this user. */
    async record(row: Insertable<SignInPlaceRow>): Promise<boolean> {
      const { user_id: userId, place, last_at: lastAt } = row;
      const known = await db
        .updateTable("sign_in_places")
        .set({ last_at: lastAt })
        .where("user_id", "=", userId)
        .where("place", "=", place)
        .executeTakeFirst();
      if (known.numUpdatedRows > 0n) return false;
      const made = await db
        .insertInto("sign_in_places")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n;
    },
    /** Deletes some locations unused since then, longest unused first; one in use right now stays. */
    forgetUnusedSince: (moment: number, atMost: number) =>
      db
        .deleteFrom("sign_in_places")
        .where("last_at", "<", moment)
        .where(({ eb, refTuple, selectFrom }) => {
          const oldest = selectFrom("sign_in_places")
            .select(["user_id", "place"])
            .where("last_at", "<", moment);
          return eb(
            refTuple("user_id", "place"),
            "in",
            oldest.orderBy("last_at").limit(atMost).$asTuple("user_id", "place"),
          );
        })
        .execute(),
  };
}
