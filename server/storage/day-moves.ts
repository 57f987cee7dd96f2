// What the entries of a wallet moved, by day: from the postings alone, never from balances that are kept.
import { sql, type Kysely } from "kysely";
import { compiled, type PlaceOf } from "./compiled";
import type { Schema } from "./schema";

const dayOf = sql<number>`entries.created_at / 86400000`;

// The accounts by their wallet, the postings by their account, the entries by their key: nothing is scanned.
const movesOf = compiled((db, place: PlaceOf<{ walletId: string; first: number }>) => {
  const first = sql`cast(${place("first")} as bigint)`;
  return db
    .selectFrom("accounts")
    .innerJoin("postings", "postings.account_id", "accounts.id")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .select((eb) => [sql<number>`case when ${dayOf} < ${first} then ${first} else ${dayOf} end`.as("moved_on"), eb.fn.sum<number>("amount_minor").as("moved_minor")])
    .where("accounts.wallet_id", "=", place("walletId"))
    .groupBy("moved_on");
});

export function dayMovesIn(db: Kysely<Schema>) {
  return {
    /** A sum for each day on which anything moved, counted from the first of 1970; all that is older counts on the first day asked for. */
    async ofWallet(walletId: string, first: number): Promise<{ day: number; movedMinor: bigint }[]> {
      const { rows } = await movesOf(db, { walletId, first });
      return rows.map((row) => ({ day: row.moved_on, movedMinor: BigInt(row.moved_minor) }));
    },
  };
}
