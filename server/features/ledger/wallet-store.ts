import { locksRows, type Db } from "../../database/db";
import { compiled, type PlaceholderOf } from "../../database/engine/compiled";
import { walletAccounts, type WalletAccount } from "./rules";
import type { WalletRow } from "../../database/schema";
import { inScanOrder, scanKeyset, type Cursor, type PageWindow } from "../../database/keyset-scan";
import { countWallets, walletScanOf, type WalletFilter } from "./wallet-list-store";
import { walletsOfPersonIn } from "./open-wallet-store";

export type StoredBalances = Record<WalletAccount, bigint>;

/** A wallet, and where it stands in its list. */
type ListedWallet = WalletRow & Pick<Cursor, "at">;

export function accountId(walletId: string, kind: WalletAccount): string {
  return `${walletId}:${kind}`;
}

const accountsOf = compiled((db, place: PlaceholderOf<{ walletId: string }>) =>
  db
    .selectFrom("accounts")
    .select(["kind", "balance_minor"])
    .where("wallet_id", "=", place("walletId")),
);

/** A closed wallet keeps its row; whoever asks for a person's wallet finds an open one or none. */
export function walletsIn(db: Db) {
  const forUpdate = locksRows(db);
  const open = () => db.selectFrom("wallets").where("deleted_at", "is", null);
  return {
    /** A wallet with its six empty accounts; false where the person has a row already. */
    async create(row: WalletRow): Promise<boolean> {
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
    byId: (id: string) =>
      db.selectFrom("wallets").selectAll().where("id", "=", id).executeTakeFirst(),
    /** The row, open or closed, locked until the database transaction ends. Whatever moves its money locks it first. */
    byIdLocked(id: string): Promise<WalletRow | undefined> {
      const query = db.selectFrom("wallets").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Closes an open wallet, or opens a closed one again; false where it is so already. */
    async setClosed(userId: string, closedAt: number | null, now: number): Promise<boolean> {
      const result = await db
        .updateTable("wallets")
        .set((eb) => ({ deleted_at: closedAt, version: eb("version", "+", 1), updated_at: now }))
        .where("user_id", "=", userId)
        .where("deleted_at", closedAt === null ? "is not" : "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** A stretch of the open ones, in the order that the filter asks for. */
    async list(filter: WalletFilter, window: PageWindow): Promise<ListedWallet[]> {
      const order = await scanKeyset(db, await walletScanOf(db, filter), window);
      if (order.length === 0) return [];
      const at = new Map(order.map((place) => [place.id, place.at]));
      const rows = inScanOrder(
        order,
        await open()
          .selectAll()
          .where(
            "id",
            "in",
            order.map(({ id }) => id),
          )
          .execute(),
      );
      return rows.map((row) => ({ ...row, at: at.get(row.id) ?? row.created_at }));
    },
    total: (filter: WalletFilter) => countWallets(db, filter),
    ...balancesIn(db),
  };
}

/** Balances, and the deposits that will raise them. */
function balancesIn(db: Db) {
  const balancesOf = async (walletIds: readonly string[]): Promise<Map<string, StoredBalances>> => {
    if (walletIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("accounts")
      .select(["wallet_id", "kind", "balance_minor"])
      .where("wallet_id", "in", walletIds)
      .execute();
    const found = new Map(
      rows.map((row) => [`${row.wallet_id}:${row.kind}`, BigInt(row.balance_minor)]),
    );
    return new Map(
      walletIds.map((id) => [id, sixOf((kind) => found.get(accountId(id, kind)) ?? 0n)]),
    );
  };
  return {
    balancesOf,
    async balances(walletId: string): Promise<StoredBalances> {
      const { rows } = await accountsOf(db, { walletId });
      return sixOf((kind) => BigInt(rows.find((row) => row.kind === kind)?.balance_minor ?? 0));
    },
    /** The sums of deposits that await a decision, in minor units by person: read from the tallies. */
    async pendingDepositsOf(userIds: readonly string[]): Promise<Map<string, bigint>> {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("tallies")
        .select(["user_id", "sum_minor"])
        .where("user_id", "in", userIds)
        .where("type", "=", "deposit")
        .where("status", "=", "pending")
        .execute();
      return new Map(rows.map((row) => [row.user_id, BigInt(row.sum_minor)]));
    },
  };
}

function sixOf(balance: (kind: WalletAccount) => bigint): StoredBalances {
  return {
    available: balance("available"),
    held: balance("held"),
    manual_hold: balance("manual_hold"),
    profit: balance("profit"),
    bonus: balance("bonus"),
    unallocated: balance("unallocated"),
  };
}
