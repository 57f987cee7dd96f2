// Collects rows and inserts them in bulk.
import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { Schema } from "../../database/schema";

/** In insertion order: each table refers only to those before it. */
const tables = [
  "users",
  "username_skeletons",
  "payment_accounts",
  "wallets",
  "accounts",
  "transactions",
  "payouts",
  "transaction_counters",
  "entries",
  "postings",
  "crypto_payments",
  "simulated_invoices",
  "gateway_status_snapshots",
  "cards",
  "card_secrets",
  "bank_details",
  "documents",
  "notes",
  "contact_messages",
  "approval_requests",
  "outbox",
  "audit",
] as const satisfies readonly (keyof Schema)[];

type Table = (typeof tables)[number];

interface Batch {
  readonly table: Table;
  readonly rows: readonly object[];
}

export interface RowBuffer {
  add<Name extends Table>(table: Name, ...rows: readonly Insertable<Schema[Name]>[]): void;
  write(db: Db): Promise<void>;
}

/** SQLite allows 32,766 values per statement. */
const rowsAtOnce = 500;

export function createRowBuffer(): RowBuffer {
  const gathered = new Map<Table, object[]>();
  return {
    add(table, ...rows) {
      const known = gathered.get(table) ?? [];
      known.push(...rows);
      gathered.set(table, known);
    },
    async write(db) {
      for (const table of tables)
        for (const batch of batchesOf({ table, rows: gathered.get(table) ?? [] }))
          await db.insertInto(batch.table).values(batch.rows).execute();
    },
  };
}

function batchesOf({ table, rows }: Batch): Batch[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => ({
    table,
    rows: rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  }));
}
