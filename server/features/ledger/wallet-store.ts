import { type Insertable, sql } from "kysely";
import { locksRows, type Db } from "../../database/db";
import { accountId, walletAccounts, type Balances, type WalletAccount } from "./rules";
import type { WalletRow } from "../../database/schema";
import { money, type Money } from "../../kernel/money";
import { countMatches } from "../../database/count-matches";
import { allOf, inOrder, onPage, type ListOrder, type PageWindow } from "../../database/paging";
import { matchingIds } from "../users/user-list-store";

type WalletMoney = Pick<WalletRow, "id" | "currency">;

/** A closed wallet keeps its row; queries by user find only an open one. */
export function walletsIn(db: Db) {
  const forUpdate = locksRows(db);
  const open = () => db.selectFrom("wallets").where("deleted_at", "is", null);
  return {
    /** A wallet with its six empty accounts; false if the user already has a row. */
    async create(row: Insertable<WalletRow>): Promise<boolean> {
      const result = await db
        .insertInto("wallets")
        .values(row)
        .onConflict((conflict) => conflict.column("user_id").doNothing())
        .executeTakeFirst();
      if (result.numInsertedOrUpdatedRows !== 1n) return false;
      const accounts = walletAccounts.map((kind) => ({
        id: accountId(row.id, kind),
        wallet_id: row.id,
        kind,
        balance_minor: 0,
      }));
      await db.insertInto("accounts").values(accounts).execute();
      return true;
    },
    ...walletsOfPersonIn(db),
    ofUsers: (userIds: readonly string[]): Promise<WalletRow[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : open().selectAll().where("user_id", "in", userIds).execute(),
    /** Those that are open, locked in a fixed order until the database transaction ends. */
    ofUsersLocked(userIds: readonly string[]): Promise<WalletRow[]> {
      if (userIds.length === 0) return Promise.resolve([]);
      const query = open().selectAll().where("user_id", "in", userIds).orderBy("id");
      return (forUpdate ? query.forUpdate() : query).execute();
    },
    byId: (id: string) =>
      db.selectFrom("wallets").selectAll().where("id", "=", id).executeTakeFirst(),
    /** The row, open or closed, locked until the database transaction ends. Whatever moves its money locks it first. */
    byIdLocked(id: string): Promise<WalletRow | undefined> {
      const query = db.selectFrom("wallets").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Closes an open wallet, or reopens a closed one; false if it already is. */
    async setClosed(userId: string, closedAt: number | null, now: number): Promise<boolean> {
      const result = await db
        .updateTable("wallets")
        .set((eb) => ({ deleted_at: closedAt, version: eb("version", "+", 1), updated_at: now }))
        .where("user_id", "=", userId)
        .where("deleted_at", closedAt === null ? "is not" : "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    ...walletListsIn(db),
    ...balancesIn(db),
  };
}

/** Balances, and the pending deposits that will raise them, by wallet ID. */
function balancesIn(db: Db) {
  return {
    async balancesOf(wallets: readonly WalletMoney[]): Promise<Map<string, Balances>> {
      if (wallets.length === 0) return new Map();
      const ids = wallets.map(({ id }) => id);
      const rows = await db
        .selectFrom("accounts")
        .select(["id", "balance_minor"])
        .where("wallet_id", "in", ids)
        .execute();
      const found = new Map(rows.map((row) => [row.id, row.balance_minor]));
      return new Map(
        wallets.map(({ id, currency }) => [
          id,
          balancesFrom(currency, (kind) => found.get(accountId(id, kind))),
        ]),
      );
    },
    async balances({ id, currency }: WalletMoney): Promise<Balances> {
      const rows = await db
        .selectFrom("accounts")
        .select(["kind", "balance_minor"])
        .where("wallet_id", "=", id)
        .execute();
      return balancesFrom(currency, (kind) => rows.find((row) => row.kind === kind)?.balance_minor);
    },
    /** The sums of pending deposits, from the counters; wallets without any are left out. */
    async pendingDepositsOf(
      wallets: readonly (WalletMoney & Pick<WalletRow, "user_id">)[],
    ): Promise<Map<string, Money>> {
      if (wallets.length === 0) return new Map();
      const userIds = wallets.map(({ user_id }) => user_id);
      const rows = await db
        .selectFrom("transaction_counters")
        .select(["user_id", "sum_minor"])
        .where("user_id", "in", userIds)
        .where("type", "=", "deposit")
        .where("status", "=", "pending")
        .execute();
      const sums = new Map(rows.map((row) => [row.user_id, row.sum_minor]));
      return new Map(
        wallets.map(({ id, user_id, currency }) => [id, money(currency, sums.get(user_id) ?? 0)]),
      );
    },
  };
}

function balancesFrom(
  currency: Money["currency"],
  minorIn: (kind: WalletAccount) => number | undefined,
): Balances {
  const balance = (kind: WalletAccount) => money(currency, minorIn(kind) ?? 0);
  return {
    available: balance("available"),
    held: balance("held"),
    manual_hold: balance("manual_hold"),
    profit: balance("profit"),
    bonus: balance("bonus"),
    unallocated: balance("unallocated"),
  };
}

export interface Funds {
  readonly wallet: WalletRow;
  readonly available: Money;
}

/** A user's open wallet, which nearly every movement of money reads first. */
function walletsOfPersonIn(db: Db) {
  const openOf = (userId: string) =>
    db
      .selectFrom("wallets")
      .selectAll("wallets")
      .where("deleted_at", "is", null)
      .where("user_id", "=", userId);
  return {
    ofUser: (userId: string) => openOf(userId).executeTakeFirst(),
    /** The open wallet of this user, locked until the database transaction ends. */
    ofUserLocked(userId: string): Promise<WalletRow | undefined> {
      const query = openOf(userId);
      return (locksRows(db) ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The open wallet with its current available balance. Code that moves money has to check it again. */
    async fundsOfUser(userId: string): Promise<Funds | undefined> {
      const wallet = await openOf(userId)
        .innerJoin("accounts", "accounts.wallet_id", "wallets.id")
        .select("balance_minor as available_minor")
        .where("accounts.kind", "=", "available")
        .executeTakeFirst();
      return wallet && { wallet, available: money(wallet.currency, wallet.available_minor) };
    },
  };
}

/** Which wallets to list; missing filters don't apply. */
interface WalletFilter {
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

/** Lists of wallets: by opening time, or by available balance. */
function walletListsIn(db: Db) {
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
