// Returns to payers, and saved mappings of CSV columns.
import type { Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { BankReturnRow, CsvMappingRow } from "../../database/rows/bank-rows";

export function bankReturnsIn(db: Db) {
  const forUpdate = locksRows(db);
  const all = () => db.selectFrom("bank_returns").selectAll();
  return {
    insert: (row: Insertable<BankReturnRow>) => db.insertInto("bank_returns").values(row).execute(),
    byId: (id: string): Promise<BankReturnRow | undefined> =>
      all().where("id", "=", id).executeTakeFirst(),
    byIdLocked(id: string): Promise<BankReturnRow | undefined> {
      const query = all().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    ofLine: (lineId: string): Promise<BankReturnRow | undefined> =>
      all().where("line_id", "=", lineId).where("state", "<>", "cancelled").executeTakeFirst(),
    /** Those that a debit line may close. */
    payable: (accountId: string): Promise<BankReturnRow[]> =>
      all()
        .where("receiving_account_id", "=", accountId)
        .where("state", "in", ["approved", "sent"])
        .execute(),
    list: (states: readonly BankReturnRow["state"][], page: PageWindow): Promise<BankReturnRow[]> =>
      pageByTime(all().where("state", "in", states), "requested_at", page).execute(),
    count: (states: readonly BankReturnRow["state"][]) =>
      countMatches(db.selectFrom("bank_returns").where("state", "in", states)),
    async change(
      { id, state }: Pick<BankReturnRow, "id" | "state">,
      change: Partial<BankReturnRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("bank_returns")
        .set(change)
        .where("id", "=", id)
        .where("state", "=", state)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    eraseBefore: (time: number) =>
      db
        .updateTable("bank_returns")
        .set({ payee_sealed: null })
        .where("requested_at", "<=", time)
        .where("payee_sealed", "is not", null)
        .execute(),
  };
}

export function csvMappingsIn(db: Db) {
  const ofAccount = (accountId: string) =>
    db.selectFrom("csv_mappings").selectAll().where("receiving_account_id", "=", accountId);
  return {
    ofAccount: (accountId: string): Promise<CsvMappingRow[]> =>
      ofAccount(accountId).orderBy("name").execute(),
    /** A name that is used again gets the new mapping. */
    save: (row: CsvMappingRow) =>
      db
        .insertInto("csv_mappings")
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(["receiving_account_id", "name"]).doUpdateSet({
            mapping: row.mapping,
            created_by: row.created_by,
            created_at: row.created_at,
          }),
        )
        .execute(),
  };
}
