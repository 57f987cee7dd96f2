// References of what lines belong to, by ID.
import type { Db } from "../../database/db";

export function referencesIn(db: Db) {
  const of =
    (table: "transactions" | "payout_batches" | "bank_returns") =>
    async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom(table)
        .select(["id", "reference"])
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, reference }) => [id, reference]));
    };
  return {
    ofTransactions: of("transactions"),
    ofBatches: of("payout_batches"),
    ofReturns: of("bank_returns"),
  };
}
