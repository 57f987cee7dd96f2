// All that a portal's embedded database holds, so that a test can show that something changed nothing.
import { createHash } from "node:crypto";
import { join } from "node:path";
import Sqlite from "libsql";

interface Watched {
  readonly file: Sqlite.Database;
  version: unknown;
  state: Record<string, string>;
}

/** One connection for each folder: the database tells it whether another one has committed anything since. */
const watched = new Map<string, Watched>();

/** A fingerprint of each table. When a session was last seen, when the gateway was last asked and what it said, and what waits to be shown again, is no change. */
export function databaseState(dataDir: string): Record<string, string> {
  const one = watched.get(dataDir) ?? {
    file: new Sqlite(join(dataDir, "portal.sqlite"), { readonly: true }),
    version: undefined,
    state: {},
  };
  watched.set(dataDir, one);
  const [version] = rowsOf(one.file, "pragma data_version").map((row) => JSON.stringify(row));
  if (version !== one.version) Object.assign(one, { version, state: stateOf(one.file) });
  return one.state;
}

function stateOf(file: Sqlite.Database): Record<string, string> {
  const names = rowsOf(
    file,
    "select name from sqlite_master where type = 'table' and name not in ('gateway_status_snapshots', 'form_recoveries') order by name",
  ).map(nameIn);
  return Object.fromEntries(
    names.map((name) => [name, fingerprint(rowsOf(file, `select * from "${name}"`))]),
  );
}

const rowsOf = (file: Sqlite.Database, statement: string): unknown[] =>
  file.prepare(statement).all();

function nameIn(row: unknown): string {
  return typeof row === "object" && row !== null && "name" in row ? String(row.name) : "";
}

function fingerprint(rows: readonly unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row, withoutGlances)).sort();
  return `${rows.length} rows, ${createHash("sha256").update(lines.join()).digest("base64url")}`;
}

const withoutGlances = (column: string, value: unknown) =>
  column === "last_seen_at" || column === "checked_at" ? undefined : value;
