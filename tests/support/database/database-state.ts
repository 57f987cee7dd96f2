// All that a portal's embedded database holds, so that a test can show that something changed nothing.
import { createHash } from "node:crypto";
import { join } from "node:path";
import Sqlite from "libsql";

/** A fingerprint of each table. When a session was last seen, and when the gateway was last asked and what it said, is no change. */
export function databaseState(dataDir: string): Record<string, string> {
  const file = new Sqlite(join(dataDir, "portal.sqlite"), { readonly: true });
  const rowsOf = (statement: string): unknown[] => file.prepare(statement).all();
  try {
    const names = rowsOf(
      "select name from sqlite_master where type = 'table' and name <> 'gateway_readings' order by name",
    ).map(nameIn);
    return Object.fromEntries(
      names.map((name) => [name, fingerprint(rowsOf(`select * from "${name}"`))]),
    );
  } finally {
    file.close();
  }
}

function nameIn(row: unknown): string {
  return typeof row === "object" && row !== null && "name" in row ? String(row.name) : "";
}

function fingerprint(rows: readonly unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row, withoutGlances)).sort();
  return `${rows.length} rows, ${createHash("sha256").update(lines.join()).digest("base64url")}`;
}

const withoutGlances = (column: string, value: unknown) =>
  column === "last_seen_at" || column === "checked_at" ? undefined : value;
