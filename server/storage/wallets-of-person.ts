// The open wallet that a person has: what nearly every movement of money asks first.
import { sql, type Kysely } from "kysely";
import { compiled, type PlaceOf } from "./compiled";
import type { Schema, WalletRow } from "./schema";

export interface Funds {
  readonly wallet: WalletRow;
  readonly availableMinor: bigint;
}

const openWalletOf = (db: Kysely<Schema>, userId: string) => db.selectFrom("wallets").selectAll().where("deleted_at", "is", null).where("user_id", "=", userId);
const ofUser = compiled((db, place: PlaceOf<{ userId: string }>) => openWalletOf(db, place("userId")));
const lockedOfUser = compiled((db, place: PlaceOf<{ userId: string }>) => openWalletOf(db, place("userId")).forUpdate());
// Both rows are locked, since on PostgreSQL a row that is only joined may be older than the one that was waited for.
const openFundsOf = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom("wallets")
    .innerJoin("accounts", "accounts.wallet_id", "wallets.id")
    .selectAll("wallets")
    .select("balance_minor as available_minor")
    .where("accounts.kind", "=", sql.lit("available"))
    .where("deleted_at", "is", null)
    .where("user_id", "=", userId);
const fundsOf = compiled((db, place: PlaceOf<{ userId: string }>) => openFundsOf(db, place("userId")));
const lockedFundsOf = compiled((db, place: PlaceOf<{ userId: string }>) => openFundsOf(db, place("userId")).forUpdate());

export function walletsOfPersonIn(db: Kysely<Schema>, forUpdate: boolean) {
  return {
    ofUser: async (userId: string) => (await ofUser(db, { userId })).rows[0],
    /** The open wallet of this person, locked until the database transaction ends. */
    ofUserLocked: async (userId: string): Promise<WalletRow | undefined> => (await (forUpdate ? lockedOfUser : ofUser)(db, { userId })).rows[0],
    /** The same, with what it can spend. */
    async fundsOfUserLocked(userId: string): Promise<Funds | undefined> {
      const { rows } = await (forUpdate ? lockedFundsOf : fundsOf)(db, { userId });
      return rows[0] && { wallet: rows[0], availableMinor: BigInt(rows[0].available_minor) };
    },
  };
}
