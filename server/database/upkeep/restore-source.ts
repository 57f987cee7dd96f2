// What a restore writes.
import type { BackupTable } from "./backup-tables";
import type { Row } from "./table-rows";

export interface RestoreSource {
  /** Claims that were taken (`Storage.claim`). */
  readonly claims: readonly string[];
  /** UTC milliseconds. */
  readonly now: number;
  readonly rowsOf: (table: BackupTable) => AsyncIterable<readonly Row[]>;
}

/** Taken before any row is written, so that a demo that starts meanwhile doesn't seed its accounts next to these. */
export function claimsOf({ claims }: RestoreSource): ReadonlySet<string> {
  return new Set(["demonstration", ...claims]);
}
