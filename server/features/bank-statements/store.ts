// Imports of bank statements, their statements, and what waits for a mapping.
import { sql, type Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { BankStatementFileRow, BankStatementRow } from "../../database/rows/bank-rows";
import type { Currency } from "../../kernel/currencies";
import { money, type Money } from "../../kernel/money";

type State = BankStatementFileRow["state"];

/** In these, an account can't have another import. */
export const openStates = [
  "reading",
  "mapping",
  "preview",
  "posting",
  "undoing",
] as const satisfies readonly State[];

export function statementFilesIn(db: Db) {
  const forUpdate = locksRows(db);
  const all = () => db.selectFrom("bank_statement_files").selectAll();
  return {
    insert: (row: Insertable<BankStatementFileRow>) =>
      db.insertInto("bank_statement_files").values(row).execute(),
    byId: (id: string): Promise<BankStatementFileRow | undefined> =>
      all().where("id", "=", id).executeTakeFirst(),
    byIds: (ids: readonly string[]): Promise<BankStatementFileRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : all().where("id", "in", ids).execute(),
    byIdLocked(id: string): Promise<BankStatementFileRow | undefined> {
      const query = all().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** For background work: undefined while another host works on it. */
    byIdUnlessTaken(id: string): Promise<BankStatementFileRow | undefined> {
      const query = all().where("id", "=", id);
      return (forUpdate ? query.forUpdate().skipLocked() : query).executeTakeFirst();
    },
    openFor: (accountId: string): Promise<BankStatementFileRow | undefined> =>
      all()
        .where("receiving_account_id", "=", accountId)
        .where("state", "in", openStates)
        .executeTakeFirst(),
    /** The import of the same file that counts now. */
    sameFile: (accountId: string, digest: string): Promise<BankStatementFileRow | undefined> =>
      all()
        .where("receiving_account_id", "=", accountId)
        .where("digest", "=", digest)
        .where("state", "in", [...openStates, "posted"])
        .executeTakeFirst(),
    inState: (...states: State[]): Promise<Pick<BankStatementFileRow, "id" | "state">[]> =>
      db
        .selectFrom("bank_statement_files")
        .select(["id", "state"])
        .where("state", "in", states)
        .orderBy("prepared_at")
        .execute(),
    ...fileListsIn(db),
    ...confirmationsIn(db, forUpdate),
    ...statementsIn(db),
    ...filePartsIn(db),
    /** False if its state has changed. */
    async change(
      { id, state }: Pick<BankStatementFileRow, "id" | "state">,
      change: Partial<BankStatementFileRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("bank_statement_files")
        .set(change)
        .where("id", "=", id)
        .where("state", "=", state)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function fileListsIn(db: Db) {
  const all = () => db.selectFrom("bank_statement_files").selectAll();
  return {
    list: (page: PageWindow): Promise<BankStatementFileRow[]> =>
      pageByTime(all().where("state", "<>", "reading"), "prepared_at", page).execute(),
    count: () =>
      countMatches(db.selectFrom("bank_statement_files").where("state", "<>", "reading")),
  };
}

function confirmationsIn(db: Db, forUpdate: boolean) {
  return {
    /** Of two imports in one currency that are confirmed at the same time, the later one waits, and counts the other. */
    async lockConfirmations(currency: Currency): Promise<void> {
      if (!forUpdate) return;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`bank statements ${currency}`}, 0))`.execute(
        db,
      );
    },
    /** What imports that one person confirmed alone were to credit since then. */
    async confirmedAloneSince(currency: Currency, since: number): Promise<Money> {
      const { total } = await db
        .selectFrom("bank_statement_files")
        .select(sql<number>`coalesce(sum(credited_minor), 0)`.as("total"))
        .where("currency", "=", currency)
        .where("confirmed_at", ">", since)
        .where("needs_two", "=", 0)
        .where("state", "in", ["posting", "posted"])
        .executeTakeFirstOrThrow();
      return money(currency, total);
    },
    unfinishedBefore: (time: number, most: number): Promise<{ id: string }[]> =>
      db
        .selectFrom("bank_statement_files")
        .select("id")
        .where("state", "in", ["reading", "mapping"])
        .where("prepared_at", "<=", time)
        .limit(most)
        .execute(),
  };
}

function statementsIn(db: Db) {
  return {
    insertStatements: (rows: readonly BankStatementRow[]) =>
      db.insertInto("bank_statements").values(rows).execute(),
    statementsOf: (fileId: string): Promise<BankStatementRow[]> =>
      db
        .selectFrom("bank_statements")
        .selectAll()
        .where("file_id", "=", fileId)
        .orderBy("position")
        .execute(),
    setStatementsLive: (fileId: string, isLive: 0 | 1) =>
      db
        .updateTable("bank_statements")
        .set({ is_live: isLive })
        .where("file_id", "=", fileId)
        .execute(),
    /** The newest one whose closing balance counts, of another import. */
    lastClosing: (accountId: string, exceptFileId: string): Promise<BankStatementRow | undefined> =>
      db
        .selectFrom("bank_statements")
        .innerJoin("bank_statement_files as file", "file.id", "bank_statements.file_id")
        .selectAll("bank_statements")
        .where("bank_statements.receiving_account_id", "=", accountId)
        .where("is_live", "=", 1)
        .where("file_id", "<>", exceptFileId)
        .where("closing_day", "is not", null)
        .orderBy("closing_day", "desc")
        .orderBy("file.prepared_at", "desc")
        .orderBy("bank_statements.position", "desc")
        .limit(1)
        .executeTakeFirst(),
  };
}

function filePartsIn(db: Db) {
  return {
    insertPart: (row: { file_id: string; position: number; sealed: string }) =>
      db.insertInto("bank_file_parts").values(row).execute(),
    partsOf: (fileId: string) =>
      db
        .selectFrom("bank_file_parts")
        .selectAll()
        .where("file_id", "=", fileId)
        .orderBy("position")
        .execute(),
    deleteParts: (fileId: string) =>
      db.deleteFrom("bank_file_parts").where("file_id", "=", fileId).execute(),
    /** An upload that wasn't finished leaves nothing. Some at a time; true once it is gone. */
    async deleteSome(fileId: string, most: number): Promise<boolean> {
      const lines = await db
        .selectFrom("bank_lines")
        .select("id")
        .where("file_id", "=", fileId)
        .limit(most)
        .execute();
      const ids = lines.map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom("bank_lines").where("id", "in", ids).execute();
      if (ids.length === most) return false;
      await db.deleteFrom("bank_file_parts").where("file_id", "=", fileId).execute();
      await db.deleteFrom("bank_statements").where("file_id", "=", fileId).execute();
      await db.deleteFrom("bank_statement_files").where("id", "=", fileId).execute();
      return true;
    },
  };
}
