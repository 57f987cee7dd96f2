import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import type { Schema, TransactionRow } from "./schema";
import { tallyIn, tallyOf, tallyOut, type Tallied } from "./tallies";

/** Which transactions to list. `userId` missing means everybody's. */
export interface TransactionFilter {
  userId?: string | undefined;
  type?: TransactionRow["type"] | undefined;
  status?: TransactionRow["status"] | undefined;
}

/** A transaction with the name and email of its owner. */
export type OwnedTransaction = TransactionRow & { fullname: string; email: string };

export function transactionsIn(db: Kysely<Schema>, forUpdate: boolean) {
  const owned = () =>
    db.selectFrom("transactions").innerJoin("users", "users.id", "transactions.user_id").selectAll("transactions").select(["fullname", "email"]);
  return {
    async insert(row: TransactionRow): Promise<void> {
      await db.insertInto("transactions").values(row).execute();
      await tallyIn(db, row);
    },
    byId: (id: string): Promise<OwnedTransaction | undefined> => owned().where("transactions.id", "=", id).executeTakeFirst(),
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
    list(filter: TransactionFilter, page: { limit: number; offset: number }): Promise<OwnedTransaction[]> {
      return narrow(owned(), filter)
        .orderBy("transactions.created_at", "desc")
        .orderBy("transactions.id", "desc")
        .limit(page.limit)
        .offset(page.offset)
        .execute();
    },
    async tally(filter: TransactionFilter): Promise<{ count: number; sumMinor: bigint }> {
      const row = await tallyOf(db, filter);
      return { count: row?.count ?? 0, sumMinor: BigInt(row?.sum ?? 0) };
    },
    talliesBy(column: "status" | "type") {
      return db
        .selectFrom("tallies")
        .select((eb) => [sql.ref<string>(column).as("_id"), eb.fn.sum<number>("count").as("count"), eb.fn.sum<number>("sum_minor").as("sum")])
        .groupBy(column)
        .execute();
    },
  };
}

function narrow<Tables extends "transactions" | "users", Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  filter: TransactionFilter,
): SelectQueryBuilder<Schema, Tables, Row> {
  const wanted = [
    filter.userId === undefined ? null : sql<boolean>`transactions.user_id = ${filter.userId}`,
    filter.type === undefined ? null : sql<boolean>`transactions.type = ${filter.type}`,
    filter.status === undefined ? null : sql<boolean>`transactions.status = ${filter.status}`,
  ];
  return wanted.reduce((narrowed, condition) => (condition ? narrowed.where(condition) : narrowed), query);
}
