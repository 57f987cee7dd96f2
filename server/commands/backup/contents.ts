// Reads a backup, checking everything on the way.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { backupTableNames, type BackupTable } from "../../database/upkeep/backup-tables";
import type { Row } from "../../database/upkeep/table-rows";
import { damagedFileError, readLines } from "./line-file";
import { documentFile, documentList, tableFile, type Manifest } from "./manifest";

const rowShape = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
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
    const rows = z.array(rowShape).safeParse(lines);
    if (!rows.success) throw damagedFileError(tableFile(folder, table));
    yield rows.data;
  }
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
  const readAll = async <Item>(items: AsyncIterable<Item>, sizeOf: (item: Item) => number) => {
    for await (const item of items) onCount((done += sizeOf(item)));
  };
  for (const table of backupTableNames)
    await readAll(rowsIn(folder, manifest, table), (rows) => rows.length);
  await readAll(documentLinesIn(folder, manifest), () => 1);
}

export function checksum(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function documentLine(folder: string, line: unknown): DocumentLine {
  const checked = DocumentLine.safeParse(line);
  if (!checked.success) throw damagedFileError(documentList(folder));
  return checked.data;
}
