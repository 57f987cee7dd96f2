// Reads a backup, checking everything on the way.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { backupTableNames, type BackupTable } from "../../database/upkeep/backup-tables";
import type { Row } from "../../database/upkeep/table-rows";
import { checkLines, damagedFileError, readLines } from "./line-file";
import { documentFile, documentList, tableFile, type Manifest } from "./manifest";

const DocumentLine = z.strictObject({
  key: z.string().regex(/^[\w-]{8,64}$/),
  sha256: z.string().nullable(),
});
type DocumentLine = z.infer<typeof DocumentLine>;

export async function* rowsIn(
  folder: string,
  { tables }: Pick<Manifest, "tables">,
  table: BackupTable,
): AsyncGenerator<readonly Row[]> {
  for await (const lines of readLines(tableFile(folder, table), tables[table])) {
    if (!lines.every(isRow)) throw damagedFileError(tableFile(folder, table));
    yield lines;
  }
}

function isRow(line: unknown): line is Row {
  if (typeof line !== "object" || line === null || Array.isArray(line)) return false;
  // Without an array of its values: a restore checks millions of rows.
  for (const name in line) {
    const cell: unknown = Reflect.get(line, name);
    if (cell !== null && typeof cell !== "string" && !Number.isFinite(cell)) return false;
  }
  return true;
}

/** The documents' files with their bytes; those that were gone when the backup was taken are left out. */
export async function* documentLinesIn(
  folder: string,
  { documents }: Manifest,
): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  for await (const lines of readLines(documentList(folder), documents)) {
    for (const line of lines) {
      const { key, sha256 } = documentLine(folder, line);
      if (sha256 === null) continue;
      const path = documentFile(folder, key);
      const bytes = await readFile(path).catch(() => {
        throw damagedFileError(path);
      });
      if (checksum(bytes) !== sha256) throw damagedFileError(path);
      yield { key, bytes };
    }
  }
}

/** Reads everything once; throws if a single byte has changed. */
export async function verifyBackup(
  folder: string,
  manifest: Manifest,
  onCount: (done: number) => void,
): Promise<void> {
  let done = 0;
  const count = (more: number) => onCount((done += more));
  for (const table of backupTableNames)
    await checkLines(tableFile(folder, table), manifest.tables[table], count);
  const documents = documentLinesIn(folder, manifest);
  for (let next = await documents.next(); !next.done; next = await documents.next()) count(1);
}

export function checksum(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function documentLine(folder: string, line: unknown): DocumentLine {
  const checked = DocumentLine.safeParse(line);
  if (!checked.success) throw damagedFileError(documentList(folder));
  return checked.data;
}
