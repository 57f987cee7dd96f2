import { sql, type Kysely } from "kysely";
import { insertion } from "./compiled";
import { withPayments, type PaidByCrypto } from "./crypto-payments";
import type { Schema, TransactionRow, WalletRow } from "./schema";
import { tallyIn, tallyOut, type Tallied } from "./tallies";
import { narrow, tallied, type TransactionFilter } from "./transaction-filter";

/** A transaction with the name and email of its owner, and with its crypto payment where it has one. */
export type OwnedTransaction = TransactionRow & { fullname: string; email: string; payment?: PaidByCrypto };

const insert = insertion("transactions", (query) => query.onConflict((conflict) => conflict.column("reference").doNothing()));

export function transactionsIn(db: Kysely<Schema>, forUpdate: boolean) {
  const owned = () =>
    db.selectFrom("transactions").innerJoin("users", "users.id", "transactions.user_id").selectAll("transactions").select(["fullname", "email"]);
  return {
    /** False where the reference is taken. */
    async insert(row: TransactionRow): Promise<boolean> {
      if ((await insert(db, row)) !== 1) return false;
      await tallyIn(db, row);
      return true;
    },
    async byId(id: string): Promise<OwnedTransaction | undefined> {
      const [row] = await withPayments(db, await owned().where("transactions.id", "=", id).execute());
      return row;
    },
    /** The row, locked until the database transaction ends where the engine locks rows. */
    byIdLocked(id: string): Promise<TransactionRow | undefined> {
      const query = db.selectFrom("transactions").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Writes the change and raises the version; false where the version was no longer the one given. */
    async change(row: Tallied & Pick<TransactionRow, "id" | "version">, change: Partial<Omit<TransactionRow, "user_id" | "type">>): Promise<boolean> {
      const result = await db
        .updateTable("transactions")
        .set({ ...change, version: row.version + 1 })
        .where("id", "=", row.id)
        .where("version", "=", row.version)
        .executeTakeFirst();
      if (result.numUpdatedRows !== 1n) return false;
      await tallyOut(db, row);
      await tallyIn(db, { ...row, ...change });
      return true;
    },
    async remove(row: Tallied & Pick<TransactionRow, "id">): Promise<void> {
      await db.deleteFrom("transactions").where("id", "=", row.id).execute();
      await tallyOut(db, row);
    },
    /** What awaits a decision, locked. The index by person narrows the search: a wallet is one person's. */
    pendingLocked({ user_id, id }: Pick<WalletRow, "id" | "user_id">): Promise<TransactionRow[]> {
      const query = db.selectFrom("transactions").selectAll().where("user_id", "=", user_id).where("wallet_id", "=", id).where("status", "=", "pending").orderBy("id");
      return (forUpdate ? query.forUpdate() : query).execute();
    },
    /** Where the money of this person that awaits a decision is frozen to go. */
    frozenOf: (userId: string) =>
      db.selectFrom("transactions").select(["id", "destination_sealed"]).where("user_id", "=", userId).where("status", "=", "pending").where("action", "=", "bank_withdrawal").execute(),
    async list(filter: TransactionFilter, page: { limit: number; offset: number }): Promise<OwnedTransaction[]> {
      const rows = await narrow(owned(), filter)
        .orderBy("transactions.created_at", "desc")
        .orderBy("transactions.id", "desc")
        .limit(page.limit)
        .offset(page.offset)
        .execute();
      return withPayments(db, rows);
    },
    /** All of one person, newest first. */
    all: async (userId: string): Promise<OwnedTransaction[]> =>
      withPayments(db, await narrow(owned(), { userId }).orderBy("transactions.created_at", "desc").orderBy("transactions.id", "desc").execute()),
    tally: (filter: TransactionFilter) => tallied(db, filter),
    /** Of one person, or of everybody. */
    talliesBy(column: "status" | "type", userId?: string) {
      return db
        .selectFrom("tallies")
        .where("count", ">", 0)
        .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
        .select((eb) => [sql.ref<string>(column).as("_id"), eb.fn.sum<number>("count").as("count"), eb.fn.sum<number>("sum_minor").as("sum")])
        .groupBy(column)
        .execute();
    },
  };
}
