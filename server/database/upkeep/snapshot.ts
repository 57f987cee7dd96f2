// Reads a snapshot while the portal runs.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db";
import { backupTableNames, type BackupTable } from "./backup-tables";
import { batchesOf, type Row } from "./table-rows";

export interface Snapshot {
  /** The applied migrations. */
  readonly schema: readonly string[];
  /** Claims that were taken (`Storage.claim`). */
  readonly claims: readonly string[];
  rowsOf(table: BackupTable): AsyncGenerator<readonly Row[]>;
}

export interface SnapshotChoice {
  /** Card numbers, CVV and photos of the back. */
  readonly hasCardSecrets: boolean;
  /** UTC milliseconds. */
  readonly now: number;
}

export function readSnapshot<Value>(
  db: Db,
  choice: SnapshotChoice,
  work: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const names = await appliedNames(trx);
      return work({
        schema: names.filter(isMigration),
        claims: names.filter((name) => !isMigration(name)),
        rowsOf: (table) => rowsOf(trx, table, choice),
      });
    });
}

export async function schemaOf(db: Db): Promise<string[]> {
  return (await appliedNames(db)).filter(isMigration);
}

/** The tables with rows; a backup can be restored only if there are none. */
export async function filledTables(db: Db): Promise<BackupTable[]> {
  const filled = await Promise.all(
    backupTableNames.map(async (table) => {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      return rows.length > 0 ? [table] : [];
    }),
  );
  return filled.flat();
}

async function* rowsOf(
  db: Db,
  table: BackupTable,
  { hasCardSecrets, now }: SnapshotChoice,
): AsyncGenerator<readonly Row[]> {
  if (table === "card_secrets" && !hasCardSecrets) return;
  for await (const rows of batchesOf(db, table, backedUpRows(table, hasCardSecrets))) {
    yield table === "cards" && !hasCardSecrets ? rows.map((row) => withoutSecrets(row, now)) : rows;
  }
}

function backedUpRows(
  table: BackupTable,
  hasCardSecrets: boolean,
): RawBuilder<unknown> | undefined {
  if (table === "documents") return backupDocuments(hasCardSecrets);
  // With the key, a card number can be found by trying all of them.
  return table === "payment_accounts" && !hasCardSecrets ? sql`kind <> 'card'` : undefined;
}

// Files kept for another attempt at a form last half an hour, and may be photos of card backs.
function backupDocuments(hasCardSecrets: boolean): RawBuilder<unknown> {
  return hasCardSecrets
    ? sql`purpose <> 'pending_upload'`
    : sql`purpose not in ('pending_upload', 'card_back')`;
}

// After a restore these are missing, and the card says so.
function withoutSecrets(row: Row, now: number): Row {
  return {
    ...row,
    back_document_id: null,
    cvv_erased_at: row.cvv_erased_at ?? now,
    payment_account_id: null,
  };
}

async function appliedNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export function isMigration(name: string): boolean {
  return /^\d{3}-/.test(name);
}
