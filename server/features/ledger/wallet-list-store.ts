// Lists of wallets: by opening time, or by available balance.
import { sql } from "kysely";
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import { allOf, inOrder, onPage, type ListOrder, type PageWindow } from "../../database/paging";
import type { WalletRow } from "../../database/schema";
import { matchingIds } from "../users/user-list-store";

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

/** A wallet, and its position in its list. */
type ListedWallet = WalletRow & { at: number };

const isByBalance = ({ sort }: WalletFilter) => sort === "largest" || sort === "smallest";

function orderOf(filter: WalletFilter): ListOrder {
  const { sort = "newest" } = filter;
  return {
    by: sql.ref(isByBalance(filter) ? "accounts.balance_minor" : "wallets.created_at"),
    id: sql.ref(isByBalance(filter) ? "accounts.wallet_id" : "wallets.id"),
    direction: sort === "newest" || sort === "largest" ? "desc" : "asc",
  };
}

export function walletListsIn(db: Db) {
  const open = ({ search, since, before }: WalletFilter) =>
    db
      .selectFrom("wallets")
      .where("wallets.deleted_at", "is", null)
      .where(
        allOf([
          search !== undefined && sql`wallets.user_id in (${matchingIds(db, search)})`,
          since !== undefined && sql`wallets.created_at >= ${since}`,
          before !== undefined && sql`wallets.created_at < ${before}`,
        ]),
      );
  const withBalance = (filter: WalletFilter) =>
    open(filter)
      .innerJoin("accounts", "accounts.wallet_id", "wallets.id")
      // As a literal, so that the partial index of available balances is used.
      .where(sql<boolean>`accounts.kind = 'available'`);
  return {
    /** A page of open wallets, in the filter's order. */
    list(filter: WalletFilter, window: PageWindow): Promise<ListedWallet[]> {
      const order = orderOf(filter);
      // Joined only for its order: otherwise the index by balance is read instead of the one by time.
      const found = isByBalance(filter) ? withBalance(filter) : open(filter);
      const page = onPage(found.select("wallets.id"), order, window);
      return inOrder(withBalance({}).where("wallets.id", "in", page).selectAll("wallets"), order)
        .select(sql<number>`${order.by}`.as("at"))
        .execute();
    },
    total: (filter: WalletFilter) => countMatches(open(filter)),
  };
}
