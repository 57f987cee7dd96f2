import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { KnownDeviceRow } from "../../database/rows/sign-in-rows";

export function knownDevicesIn(db: Db) {
  return {
    insert: (row: Insertable<KnownDeviceRow>) =>
      db.insertInto("known_devices").values(row).execute(),
    /** The first of these hashes that belongs to a known device of this user. */
    find: async (userId: string, hashes: readonly string[]): Promise<string | undefined> =>
      (
        await db
          .selectFrom("known_devices")
          .select("token_hash")
          .where("user_id", "=", userId)
          .where("token_hash", "in", hashes)
          .executeTakeFirst()
      )?.token_hash,
    touch: (userId: string, hash: string, now: number) =>
      db
        .updateTable("known_devices")
        .set({ last_at: now })
        .where("user_id", "=", userId)
        .where("token_hash", "=", hash)
        .execute(),
    /** Forgets all but the most recently used devices of a user. */
    async deleteAllButNewest(userId: string, count: number): Promise<void> {
      const newest = db
        .selectFrom("known_devices")
        .select("token_hash")
        .where("user_id", "=", userId)
        .orderBy("last_at", "desc")
        .orderBy("token_hash")
        .limit(count);
      await db
        .deleteFrom("known_devices")
        .where("user_id", "=", userId)
        .where("token_hash", "not in", newest)
        .execute();
    },
    /** Forgets all of a user's devices, except the one with this hash. */
    forgetOthersOf: (userId: string, currentHash: string | null) =>
      db
        .deleteFrom("known_devices")
        .where("user_id", "=", userId)
        .where("token_hash", "<>", currentHash ?? "")
        .execute(),
    forgetUnusedSince: (moment: number) =>
      db.deleteFrom("known_devices").where("last_at", "<", moment).execute(),
  };
}
