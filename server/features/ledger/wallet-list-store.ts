// Scans of wallet lists: by opening time, or by available balance.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import { matchingIds } from "../users/user-list-store";
import { allOf, countRows, type KeysetScan } from "../../database/keyset-scan";

/** This few are sorted quickly; with more, a scan in balance order soon finds those of a few days. */
const sortedAtMost = 5000;

/** Which wallets to list; missing filters don't apply. */
export interface WalletFilter {
  /** Words or parts of words of the owner's name, username, email and phone number. */
  search?: string | undefined;
  /** UTC milliseconds: opened at this time or later. */
  since?: number | undefined;
  /** UTC milliseconds: opened before this time. */
  before?: number | undefined;
  /** Newest first by default. */
  sort?: "newest" | "oldest" | "largest" | "smallest" | undefined;
}

function openOnes(db: Db, { search, since, before }: WalletFilter) {
  const owners = search !== undefined && sql`user_id in (${matchingIds(db, search)})`;
  return allOf([
    sql`deleted_at is null`,
    owners,
    since !== undefined && sql`created_at >= ${since}`,
    before !== undefined && sql`created_at < ${before}`,
  ]);
}

function byTime(db: Db, filter: WalletFilter): KeysetScan {
  // After a search, only the few matches are sorted.
  const by = filter.search === undefined ? sql`created_at` : sql`+created_at`;
  return {
    table: "wallets",
    branches: [openOnes(db, filter)],
    by,
    direction: filter.sort === "oldest" ? "asc" : "desc",
  };
}

export const countWallets = (db: Db, filter: WalletFilter) => countRows(db, byTime(db, filter));

export async function walletScanOf(db: Db, filter: WalletFilter): Promise<KeysetScan> {
  if (filter.sort !== "largest" && filter.sort !== "smallest") return byTime(db, filter);
  const isNarrowed =
    filter.search !== undefined || filter.since !== undefined || filter.before !== undefined;
  const areFew =
    isNarrowed && (await countRows(db, byTime(db, filter), sortedAtMost + 1)) <= sortedAtMost;
  const direction = filter.sort === "smallest" ? "asc" : "desc";
  // Looks up the balance of each wallet found separately: with a join, PostgreSQL would read all accounts.
  const available = sql`(select balance_minor from accounts where wallet_id = wallets.id and kind = 'available')`;
  if (areFew)
    return { table: "wallets", branches: [openOnes(db, filter)], by: available, direction };
  const isOpen = sql`exists (select 1 from wallets where wallets.id = accounts.wallet_id and ${openOnes(db, filter)})`;
  return {
    table: "accounts",
    id: sql`wallet_id`,
    branches: [sql`kind = 'available' and ${isOpen}`],
    by: sql`balance_minor`,
    direction,
  };
}
