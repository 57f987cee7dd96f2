import type { Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import type { SecondFactorRow } from "../../database/rows/sign-in-rows";

export function secondFactorsIn(db: Db) {
  return {
    of: (userId: string) =>
      db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    /** Starts or restarts a setup; false if 2FA is already on. */
    async begin(row: Insertable<SecondFactorRow>): Promise<boolean> {
      const result = await db
        .insertInto("second_factors")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet({ secret: row.secret, last_used_step: null, created_at: row.created_at })
            .where("second_factors.enabled_at", "is", null),
        )
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    /** False if it is already on, or its setup was restarted meanwhile. */
    async enable(
      { user_id: userId, secret }: Pick<SecondFactorRow, "user_id" | "secret">,
      { now, step }: { now: number; step: number },
    ): Promise<boolean> {
      const result = await db
        .updateTable("second_factors")
        .set({ enabled_at: now, last_used_step: step })
        .where("user_id", "=", userId)
        .where("secret", "=", secret)
        .where("enabled_at", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Uses up a time step; false if it or a later one was used before. Of two at the same time, one succeeds. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const result = await db
        .updateTable("second_factors")
        .set({ last_used_step: step })
        .where("user_id", "=", userId)
        .where("enabled_at", "is not", null)
        .where((eb) => eb.or([eb("last_used_step", "is", null), eb("last_used_step", "<", step)]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Deletes it with its recovery codes. */
    async remove(userId: string): Promise<void> {
      await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
      await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
    },
    ...recoveryCodesIn(db),
  };
}

/** Codes to use if the app is lost. */
function recoveryCodesIn(db: Db) {
  return {
    /** Replaces the remaining codes with a new set. */
    async replaceCodes(userId: string, hashes: readonly string[], now: number): Promise<void> {
      await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
      await db
        .insertInto("recovery_codes")
        .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now })))
        .execute();
    },
    /** False if this user has no such code, or has already used it. */
    async useCode(userId: string, hash: string): Promise<boolean> {
      const result = await db
        .deleteFrom("recovery_codes")
        .where("user_id", "=", userId)
        .where("code_hash", "=", hash)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
    codesLeft: (userId: string) =>
      countMatches(db.selectFrom("recovery_codes").where("user_id", "=", userId)),
  };
}
