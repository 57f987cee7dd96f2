import type { Kysely } from "kysely";
import type { Schema } from "./schema";
import type { SignInPlaceRow } from "./rows/mail-rows";

export function signInPlacesIn(db: Kysely<Schema>) {
  return {
    /** Notes it; true where it is new for this person. */
    async note(row: SignInPlaceRow): Promise<boolean> {
      const { user_id: userId, place, last_at: lastAt } = row;
      const known = await db.updateTable("sign_in_places").set({ last_at: lastAt }).where("user_id", "=", userId).where("place", "=", place).executeTakeFirst();
      if (known.numUpdatedRows > 0n) return false;
      const made = await db.insertInto("sign_in_places").values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      return made.numInsertedOrUpdatedRows === 1n;
    },
  };
}
