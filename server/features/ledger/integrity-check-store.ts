// Results of ledger checks; only the newest counts.
import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { IntegrityFault } from "../../kernel/integrity-fault";
import type { IntegrityCheckRow } from "../../database/rows/reconciliation-rows";

export interface LedgerReport {
  entries: number;
  accounts: number;
  transactions: number;
  /** Empty when the ledger is balanced. */
  faults: IntegrityFault[];
}

const sentencesKept = 20;

/** The stored result of a check. */
export function integrityCheckOf({
  entries,
  accounts,
  transactions,
  faults,
}: LedgerReport): Omit<IntegrityCheckRow, "id" | "actor_id" | "created_at"> {
  return {
    entries,
    accounts,
    transactions,
    faults: faults.length,
    sentences: JSON.stringify(faults.slice(0, sentencesKept)),
  };
}

export function integrityChecksIn(db: Db) {
  return {
    insert: (row: Insertable<IntegrityCheckRow>) =>
      db.insertInto("integrity_checks").values(row).execute(),
    newest: (): Promise<IntegrityCheckRow | undefined> =>
      db
        .selectFrom("integrity_checks")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst(),
    /** Whether the ledger is no longer than this, so that a check is fast. */
    async isWithin(most: number): Promise<boolean> {
      const rows = await db.selectFrom("entries").select("id").limit(1).offset(most).execute();
      return rows.length === 0;
    },
  };
}
