// An encrypted column, with the context (`about`) that binds a value to its row.
// A key is removed only if no column that a feature declares needs it.
import type { BackupTable } from "./backup-tables";
import type { Row } from "./table-rows";

export interface SealedColumn {
  readonly table: BackupTable;
  readonly column: string;
  readonly about: (row: Row) => string;
  /** A column with the keyed digest of the same value. */
  readonly digest?: string;
}

/** The ID of the key that encrypted a value. */
export function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf("."));
}
