// Everything that a portal has stored, as text to search in: each table's rows, the bytes of SQLite's files, the documents' bytes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "libsql";
import pg from "pg";
import { sealedColumns } from "~server/declared";
import type { Row } from "~server/database/upkeep/table-rows";
import type { TestPortal } from "../portal/backend";

/** The rows of every table by its name. */
export async function storedRows({
  dataDir,
  databaseUrl,
}: Pick<TestPortal, "dataDir"> & { databaseUrl?: string }): Promise<Map<string, Row[]>> {
  return databaseUrl ? postgresRows(databaseUrl) : sqliteRows(dataDir);
}

/** Where a text is found: names of tables and files. */
export async function locationsOf(portal: TestPortal, text: string): Promise<string[]> {
  const tables = [...(await storedRows(portal))].filter(([, rows]) =>
    rows.some((row) => JSON.stringify(row).includes(text)),
  );
  const files = bytesBelow(portal.dataDir).filter(({ bytes }) => bytes.includes(text));
  return [...tables.map(([name]) => name), ...files.map(({ path }) => path)];
}

/** What the vault's key opens: every sealed column, as text. */
export async function decryptedValues(portal: TestPortal): Promise<string[]> {
  const rows = await storedRows(portal);
  return sealedColumns.flatMap(({ table, column, about }) =>
    (rows.get(table) ?? []).flatMap((row) => {
      const sealed = row[column];
      return typeof sealed === "string" && sealed !== ""
        ? portal.context.vault.open(sealed, about(row))
        : [];
    }),
  );
}

export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Each file with its bytes. A portal that runs may rename one between the listing and the reading: then all are listed again, so that none is missed. */
export function bytesBelow(folder: string): { path: string; bytes: Buffer }[] {
  try {
    return filesBelow(folder).map((path) => ({ path, bytes: readFileSync(path) }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return bytesBelow(folder);
    throw error;
  }
}

function sqliteRows(dataDir: string): Map<string, Row[]> {
  const file = new Sqlite(join(dataDir, "portal.sqlite"), { readonly: true });
  const request = (statement: string): Row[] =>
    file
      .prepare(statement)
      .all()
      .map((row) => ({ ...Object(row) }));
  try {
    const names = request("select name from sqlite_master where type = 'table'").map(({ name }) =>
      String(name),
    );
    return new Map(names.map((name) => [name, request(`select * from "${name}"`)]));
  } finally {
    file.close();
  }
}

async function postgresRows(address: string): Promise<Map<string, Row[]>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const tables = new Map<string, Row[]>();
    for (const { name } of rows)
      tables.set(name, (await client.query<Row>(`select * from "${name}"`)).rows);
    return tables;
  } finally {
    await client.end();
  }
}
