import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db";
import { inTransaction } from "../engine/retry";
import type { SealedColumn } from "./sealed-columns";
import { batchesOf, isRow, type Row } from "./table-rows";

export interface SealedValue {
  readonly row: Row;
  readonly sealed: string;
}

interface Replacement extends SealedValue {
  readonly resealed: string;
  /** For a column with a digest. */
  readonly digest?: string;
}

export function sealedValuesIn(db: Db) {
  const valuesWhere = async function* (
    { table, column }: SealedColumn,
    condition: RawBuilder<unknown>,
  ): AsyncGenerator<SealedValue[]> {
    for await (const rows of batchesOf(db, table, condition)) {
      yield rows.map((row) => ({ row, sealed: String(row[column]) }));
    }
  };
  return {
    all: (column: SealedColumn) => valuesWhere(column, sql`${sql.ref(column.column)} is not null`),
    /** Values encrypted with any other key. */
    notUnder: (column: SealedColumn, keyId: string) =>
      valuesWhere(
        column,
        sql`substr(${sql.ref(column.column)}, 1, ${keyId.length + 1}) <> ${`${keyId}.`}`,
      ),
    /** Replaces the old text where it is unchanged; values changed or erased meanwhile stay as they are. Returns the number replaced. */
    replace: (
      { table, column, digest: digestColumn }: SealedColumn,
      replacements: readonly Replacement[],
    ): Promise<number> =>
      inTransaction(db, async (trx) => {
        let replaced = 0;
        for (const { row, sealed, resealed, digest } of replacements) {
          const withDigest = digestColumn ? sql`, ${sql.ref(digestColumn)} = ${digest}` : sql``;
          const result =
            await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${resealed}${withDigest}
            where ${isRow(table, row)} and ${sql.ref(column)} = ${sealed}`.execute(trx);
          replaced += Number(result.numAffectedRows ?? 0);
        }
        return replaced;
      }),
  };
}
