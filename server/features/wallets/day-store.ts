// Changes of a wallet's balance by quarter hour, from postings only, never from stored balances.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { WalletRow } from "../../database/schema";
import { money } from "../../kernel/money";
import type { DayChange } from "./history-rules";

/** In every time zone days begin at a full quarter of an hour, in UTC too: its sums fall into one day, wherever that is. */
const quarterMs = 900_000;
const quarterOf = sql<number>`entries.created_at / ${sql.lit(quarterMs)}`;

export function dayMovesIn(db: Db) {
  return {
    /** A sum for each quarter hour with movements; anything older counts toward the one that begins at `since` (UTC milliseconds). */
    async ofWallet(wallet: WalletRow, since: number): Promise<DayChange[]> {
      const first = sql`cast(${Math.floor(since / quarterMs)} as bigint)`;
      const movedIn = sql<number>`case when ${quarterOf} < ${first} then ${first} else ${quarterOf} end`;
      // The accounts by their wallet, the postings by their account, the entries by their key: nothing is scanned.
      const rows = await db
        .selectFrom("accounts")
        .innerJoin("postings", "postings.account_id", "accounts.id")
        .innerJoin("entries", "entries.id", "postings.entry_id")
        .select((eb) => [
          movedIn.as("moved_in"),
          eb.fn.sum<number>("amount_minor").as("moved_minor"),
        ])
        .where("accounts.wallet_id", "=", wallet.id)
        .groupBy("moved_in")
        .execute();
      return rows.map((row) => ({
        at: row.moved_in * quarterMs,
        moved: money(wallet.currency, row.moved_minor),
      }));
    },
  };
}
