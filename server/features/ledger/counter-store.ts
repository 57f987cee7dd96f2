import { integrityFault, type IntegrityFault } from "../../kernel/integrity-fault";
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { CounterRow, TransactionRow } from "../../database/rows/ledger-rows";
import type { TransactionFilter } from "./transaction-filter-store";

/** What a counter needs to know about a transaction. */
export type CountedTransaction = Pick<
  TransactionRow,
  "user_id" | "type" | "status" | "amount_minor" | "currency"
>;

export async function addToCounters(db: Db, rows: readonly CountedTransaction[]): Promise<void> {
  await db
    .insertInto("transaction_counters")
    .values(countersOf(rows))
    // A user has one wallet, in one currency.
    .onConflict((conflict) =>
      conflict.columns(["user_id", "type", "status"]).doUpdateSet({
        count: sql`transaction_counters.count + excluded.count`,
        sum_minor: sql`transaction_counters.sum_minor + excluded.sum_minor`,
        currency: sql`excluded.currency`,
      }),
    )
    .execute();
}

/** One for each user, type and status, in a fixed order. */
function countersOf(rows: readonly CountedTransaction[]): CounterRow[] {
  const counters = new Map<string, CounterRow>();
  for (const { user_id, type, status, amount_minor, currency } of rows) {
    const key = `${user_id} ${type} ${status}`;
    const { count = 0, sum_minor: sum = 0 } = counters.get(key) ?? {};
    const sum_minor = sum + amount_minor;
    counters.set(key, { user_id, type, status, count: count + 1, sum_minor, currency });
  }
  return [...counters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter);
}

export async function subtractFromCounters(db: Db, row: CountedTransaction): Promise<void> {
  await db
    .updateTable("transaction_counters")
    .set({ count: sql`count - 1`, sum_minor: sql`sum_minor - ${row.amount_minor}` })
    .where("user_id", "=", row.user_id)
    .where("type", "=", row.type)
    .where("status", "=", row.status)
    .execute();
}

/** Counts and sums of the transactions that a filter names, by kind and currency, from at most six rows per user. */
export function sumCounters(
  db: Db,
  {
    userId,
    userIds,
    type,
    status,
  }: Pick<TransactionFilter, "userId" | "userIds" | "type" | "status">,
): Promise<Omit<CounterRow, "user_id">[]> {
  return db
    .selectFrom("transaction_counters")
    .select((eb) => [
      eb.fn.sum<number>("count").as("count"),
      eb.fn.sum<number>("sum_minor").as("sum_minor"),
      "type",
      "status",
      "currency",
    ])
    .where("count", ">", 0)
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
    .$if(userIds !== undefined, (query) =>
      userIds?.length ? query.where("user_id", "in", userIds) : query.where("user_id", "is", null),
    )
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? "deposit"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "pending"))
    .groupBy(["type", "status", "currency"])
    .execute();
}

/** The counters that don't match their transactions. */
export async function mismatchedCounters(db: Db): Promise<IntegrityFault[]> {
  const counted = await db
    .selectFrom("transactions")
    .select([
      "user_id",
      "type",
      "status",
      "currency",
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.sum<number>("amount_minor").as("sum_minor"),
    ])
    .groupBy(["user_id", "type", "status", "currency"])
    .execute();
  const storedRows = await db
    .selectFrom("transaction_counters")
    .selectAll()
    .where("count", ">", 0)
    .execute();
  const lines = (rows: typeof counted) =>
    new Set(
      rows.map(
        (row) =>
          `${row.user_id} ${row.type} ${row.status} ${row.count} ${row.sum_minor} ${row.currency}`,
      ),
    );
  const [real, stored] = [lines(counted), lines(storedRows)];
  return [...stored]
    .filter((line) => !real.has(line))
    .concat([...real].filter((line) => !stored.has(line)))
    .map((line) => integrityFault("counterMismatched", { line }));
}
