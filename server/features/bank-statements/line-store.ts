// Lines of imported statements.
import { sql } from "kysely";
import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import type { BankLineRow } from "../../database/rows/bank-rows";
import { erasedLinesIn, openLinesIn, relatedLinesIn, type LinePage } from "./open-line-store";

type State = BankLineRow["state"];

/** Few enough for the parameters of one statement on both engines. */
const rowsAtOnce = 250;

export interface LineTotal {
  readonly state: State;
  readonly kind: string | null;
  readonly isIn: boolean;
  readonly count: number;
  readonly minor: bigint;
}

/** What becomes of a line, with the types that PostgreSQL has to know. */
const endColumns = {
  state: sql`text`,
  reason_code: sql`text`,
  user_id: sql`text`,
  transaction_id: sql`text`,
  batch_id: sql`text`,
  return_id: sql`text`,
  posted_at: sql`bigint`,
  ended_at: sql`bigint`,
  entry_id: sql`text`,
  final_entry_id: sql`text`,
} as const;
type EndColumn = keyof typeof endColumns;
const columnsOfEnd = Object.keys(endColumns) as EndColumn[];

export interface EndedLine {
  readonly line: BankLineRow;
  readonly end: Partial<Pick<BankLineRow, EndColumn>>;
}

function endValues({ line, end }: EndedLine) {
  const values = columnsOfEnd.map(
    (column) => sql`cast(${end[column] ?? line[column]} as ${endColumns[column]})`,
  );
  return sql`(cast(${line.id} as text), cast(${line.version} as bigint), ${sql.join(values)})`;
}

/** The first two columns of the values say which line it is. */
const endedColumns = {
  version: sql<number>`bank_lines.version + 1`,
  ...Object.fromEntries(
    columnsOfEnd.map((column, at) => [column, sql.ref(`ended.column${at + 3}`)]),
  ),
};

export function bankLinesIn(db: Db) {
  const forUpdate = locksRows(db);
  const all = () => db.selectFrom("bank_lines").selectAll();
  return {
    async insert(rows: readonly BankLineRow[]): Promise<void> {
      for (let at = 0; at < rows.length; at += rowsAtOnce)
        await db
          .insertInto("bank_lines")
          .values(rows.slice(at, at + rowsAtOnce))
          .execute();
    },
    byId: (id: string): Promise<BankLineRow | undefined> =>
      all().where("id", "=", id).executeTakeFirst(),
    byIdLocked(id: string): Promise<BankLineRow | undefined> {
      const query = all().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    ...linesOfFileIn(db),
    async change(
      { id, version }: Pick<BankLineRow, "id" | "version">,
      change: Partial<BankLineRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("bank_lines")
        .set({ ...change, version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** Writes what became of many lines in one statement; throws if one of them was changed meanwhile. */
    async endAll(ended: readonly EndedLine[]): Promise<void> {
      if (ended.length === 0) return;
      // Both engines name the columns of values like this.
      const values = sql<{
        column1: string;
        column2: number;
      }>`(values ${sql.join(ended.map(endValues))})`;
      const { numUpdatedRows } = await db
        .updateTable("bank_lines")
        .from(values.as("ended"))
        .set(endedColumns)
        .whereRef("bank_lines.id", "=", "ended.column1")
        .whereRef("bank_lines.version", "=", "ended.column2")
        .executeTakeFirst();
      if (numUpdatedRows !== BigInt(ended.length))
        throw new Error("a line of a bank statement was changed while it was posted");
    },
    ...lineIdentitiesIn(db),
    ...lineTotalsIn(db),
    ...openLinesIn(db),
    ...relatedLinesIn(db),
    ...erasedLinesIn(db),
  };
}

function linesOfFileIn(db: Db) {
  const all = () => db.selectFrom("bank_lines").selectAll();
  return {
    ofFile: (fileId: string, page: LinePage): Promise<BankLineRow[]> =>
      all()
        .where("file_id", "=", fileId)
        .orderBy("position")
        .limit(page.limit)
        .offset(page.offset)
        .execute(),
    countOf: (fileId: string) =>
      countMatches(db.selectFrom("bank_lines").where("file_id", "=", fileId)),
    /** In this order, after this position. People may decide about posted lines at the same time. */
    inStatesLocked(
      fileId: string,
      { states, after, most }: { states: readonly State[]; after: number; most: number },
    ): Promise<BankLineRow[]> {
      const query = all()
        .where("file_id", "=", fileId)
        .where("state", "in", states)
        .where("position", ">", after)
        .orderBy("position")
        .limit(most);
      return (locksRows(db) ? query.forUpdate() : query).execute();
    },
    firstInState: (fileId: string, states: readonly State[]): Promise<BankLineRow | undefined> =>
      all()
        .where("file_id", "=", fileId)
        .where("state", "in", states)
        .orderBy("position")
        .limit(1)
        .executeTakeFirst(),
    toPost: (fileId: string, most: number): Promise<BankLineRow[]> =>
      all()
        .where("file_id", "=", fileId)
        .where("state", "=", sql.lit("proposed" as const))
        .orderBy("position")
        .limit(most)
        .execute(),
  };
}

function lineIdentitiesIn(db: Db) {
  return {
    /** Those of these identities that the account already has, with their import. */
    async known(
      accountId: string,
      identities: readonly string[],
    ): Promise<{ identity: string; file_id: string }[]> {
      const found: { identity: string; file_id: string }[] = [];
      for (let at = 0; at < identities.length; at += 1000)
        found.push(
          ...(await db
            .selectFrom("bank_lines")
            .select(["identity", "file_id"])
            .where("receiving_account_id", "=", accountId)
            .where("is_live", "=", sql.lit(1 as const))
            .where("identity", "in", identities.slice(at, at + 1000))
            .execute()),
        );
      return found;
    },
    /** The next lines of a discarded import after this position may be imported again, and what they say is erased; false if there are no more. */
    async free(fileId: string, { after, most }: { after: number; most: number }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("bank_lines")
        .set({ is_live: 0, details_sealed: null })
        .where("file_id", "=", fileId)
        .where("position", ">", after)
        .where("position", "<=", after + most)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const isIn = sql<number>`case when amount_minor > 0 then 1 else 0 end`;
const proposedKind = sql<
  string | null
>`case when state = 'proposed' then substr(proposal, 8, 20) else null end`;

function lineTotalsIn(db: Db) {
  return {
    /** Of one import, by state, direction and the kind of proposal. */
    async totalsOf(fileId: string): Promise<LineTotal[]> {
      const rows = await db
        .selectFrom("bank_lines")
        .select([
          "state",
          proposedKind.as("kind"),
          isIn.as("is_in"),
          (eb) => eb.fn.countAll<number>().as("count"),
          (eb) => eb.fn.sum<number>("amount_minor").as("sum_minor"),
        ])
        .where("file_id", "=", fileId)
        .groupBy(["state", proposedKind, isIn])
        .execute();
      return rows.map(({ state, kind, is_in: direction, count, sum_minor: sum }) => ({
        state,
        kind: kind === null ? null : kind.slice(0, kind.indexOf('"')),
        isIn: Number(direction) === 1,
        count: Number(count),
        minor: BigInt(sum),
      }));
    },
    /** Where its lines that are already there came from. */
    filesOfDuplicates: (fileId: string): Promise<{ file_id: string; count: number }[]> =>
      db
        .selectFrom("bank_lines as again")
        .innerJoin("bank_lines as first", (join) =>
          join
            .onRef("first.receiving_account_id", "=", "again.receiving_account_id")
            .onRef("first.identity", "=", "again.identity")
            .on("first.is_live", "=", sql.lit(1 as const)),
        )
        .select(["first.file_id", (eb) => eb.fn.countAll<number>().as("count")])
        .where("again.file_id", "=", fileId)
        .where("again.state", "=", "duplicate")
        .groupBy("first.file_id")
        .execute(),
  };
}
