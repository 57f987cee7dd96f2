import type { Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import { withPayments } from "./crypto-payment-join-store";
import type { TransactionRow, WalletRow } from "../../database/schema";
import { addToCounters, subtractFromCounters, type CountedTransaction } from "./counter-store";
import { ownedIn, transactionListsIn, type OwnedTransaction } from "./transaction-list-store";
import { amountOf, feeOf } from "../../database/money-columns";
import type { TransactionState } from "./rules";

export function transactionsIn(db: Db) {
  const forUpdate = locksRows(db);
  return {
    /** The stored rows in this order; undefined if a reference is taken, and the caller must then roll back. */
    async insert(
      values: readonly Insertable<TransactionRow>[],
    ): Promise<TransactionRow[] | undefined> {
      const rows = await db
        .insertInto("transactions")
        .values(values)
        .onConflict((conflict) => conflict.column("reference").doNothing())
        .returningAll()
        .execute();
      if (rows.length !== values.length) return undefined;
      await addToCounters(db, rows);
      const stored = new Map(rows.map((row) => [row.id, row]));
      return values.flatMap(({ id }) => stored.get(id) ?? []);
    },
    async byId(id: string): Promise<OwnedTransaction | undefined> {
      const [row] = await withPayments(
        db,
        await ownedIn(db).where("transactions.id", "=", id).execute(),
      );
      return row;
    },
    idByReference: async (reference: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom("transactions")
          .select("id")
          .where("reference", "=", reference)
          .executeTakeFirst()
      )?.id,
    /** The row, locked until the database transaction ends if the engine locks rows. */
    byIdLocked(id: string): Promise<TransactionRow | undefined> {
      const query = db.selectFrom("transactions").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Writes the change and increments the version; false if the version has changed. */
    async change(
      row: CountedTransaction & Pick<TransactionRow, "id" | "version">,
      change: Partial<Omit<TransactionRow, "user_id" | "type">>,
    ): Promise<boolean> {
      const result = await db
        .updateTable("transactions")
        .set({ ...change, version: row.version + 1 })
        .where("id", "=", row.id)
        .where("version", "=", row.version)
        .executeTakeFirst();
      if (result.numUpdatedRows !== 1n) return false;
      await subtractFromCounters(db, row);
      await addToCounters(db, [{ ...row, ...change }]);
      return true;
    },
    async remove(row: CountedTransaction & Pick<TransactionRow, "id">): Promise<void> {
      await db.deleteFrom("transactions").where("id", "=", row.id).execute();
      await subtractFromCounters(db, row);
    },
    ...transactionListsIn(db),
    ...awaitedTransactionsIn(db, forUpdate),
    ...transactionErasureIn(db),
  };
}

/** Pending transactions, and destinations that were paid before. */
function awaitedTransactionsIn(db: Db, forUpdate: boolean) {
  return {
    /** Pending transactions, locked. The index by user narrows the search, because a wallet has one user. */
    pendingLocked({ user_id, id }: Pick<WalletRow, "id" | "user_id">): Promise<TransactionRow[]> {
      const query = db
        .selectFrom("transactions")
        .selectAll()
        .where("user_id", "=", user_id)
        .where("wallet_id", "=", id)
        .where("status", "=", "pending")
        .orderBy("id");
      return (forUpdate ? query.forUpdate() : query).execute();
    },
    /** Whether another deposit with the same card is pending. */
    async isCardAwaited({
      id,
      user_id,
      card_id,
    }: Pick<TransactionRow, "id" | "user_id" | "card_id">): Promise<boolean> {
      const ofCard = db
        .selectFrom("transactions")
        .select("id")
        .where("user_id", "=", user_id)
        .where("card_id", "=", card_id);
      return (
        (await ofCard
          .where("status", "=", "pending")
          .where("id", "!=", id)
          .limit(1)
          .executeTakeFirst()) !== undefined
      );
    },
    /** The locked destinations of this user's pending withdrawals. */
    frozenOf: (userId: string) =>
      db
        .selectFrom("transactions")
        .select(["id", "destination_sealed"])
        .where("user_id", "=", userId)
        .where("status", "=", "pending")
        .where("action", "=", "bank_withdrawal")
        .execute(),
    /** Paid withdrawals of this user to destinations with this mask. */
    paidTo: (userId: string, masked: string) =>
      db
        .selectFrom("transactions")
        .select(["id", "destination_sealed"])
        .where("user_id", "=", userId)
        .where("status", "=", "successful")
        .where("destination_masked", "=", masked)
        .execute(),
  };
}

function transactionErasureIn(db: Db) {
  return {
    /** The user's transactions no longer name the card or account that they were paid with. */
    forgetAccountsOf: (userId: string) =>
      db
        .updateTable("transactions")
        .set({ card_id: null, payment_account_id: null })
        .where("user_id", "=", userId)
        .execute(),
    /** Erases all texts and destinations of the user's transactions. */
    anonymize: (userId: string) =>
      db
        .updateTable("transactions")
        .set({
          description: null,
          reason_code: null,
          reason: null,
          destination_masked: null,
          destination_sealed: null,
          card_id: null,
          payment_account_id: null,
        })
        .where("user_id", "=", userId)
        .execute(),
  };
}

/** What the ledger's rules need of a transaction's row. */
export const stateColumns = ["type", "status", "amount_minor", "currency", "fee_minor"] as const;

export const stateOf = (
  row: Pick<TransactionRow, (typeof stateColumns)[number]>,
): TransactionState & { readonly fee: TransactionState["amount"] } => ({
  type: row.type,
  status: row.status,
  amount: amountOf(row),
  fee: feeOf(row),
});
