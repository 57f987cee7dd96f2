import type { walletOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { balancesByDay, daysOfRange, historyStart, type DayChange } from "./history-rules";
import { numberOf, money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { zoneOf } from "../../http/zone-of";
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { WalletRow } from "../../database/schema";

export const readBalanceHistory: Handler<typeof walletOperations.history> = async ({
  context,
  actor,
  query,
}) => {
  const { db } = context.storage;
  const wallet = await walletsIn(db).ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const [now, zone] = [context.now(), zoneOf(actor)];
  const range = daysOfRange(query.range, { now, zone, since: actor.user.created_at });
  const moves = await dayMovesIn(db).ofWallet(wallet, historyStart(range, zone));
  const days = balancesByDay(moves, { now, zone, days: range }).map(({ day, balance }) => ({
    day,
    totalBalance: numberOf(balance),
  }));
  return { currency: wallet.currency, days };
};

/** In every time zone days begin at a full quarter of an hour, in UTC too: its sums fall into one day, wherever that is. */
const quarterMs = 900_000;
const quarterOf = sql<number>`entries.created_at / ${sql.lit(quarterMs)}`;

/** From postings only, never from stored balances. */
function dayMovesIn(db: Db) {
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
