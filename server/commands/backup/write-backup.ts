// Takes a consistent backup while the portal runs: written to a temporary folder, renamed when complete.
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Context } from "../../http/context";
import { backupTableNames, type BackupTable } from "../../database/upkeep/backup-tables";
import { keyIdOf } from "../../database/upkeep/sealed-columns";
import { sealedColumns } from "../../declared";
import type { Row } from "../../database/upkeep/table-rows";
import { documentsIn } from "../../features/documents/store";
import type { Progress } from "../progress";
import { checksum, rowsIn } from "./contents";
import { writeLines } from "./line-file";
import { removeAbandoned } from "./remove-abandoned";
import {
  documentFile,
  documentList,
  macName,
  manifestName,
  manifestOf,
  TableMarks,
  tableFile,
  type Manifest,
  type TableMark,
} from "./manifest";

export type BackupResult = {
  readonly manifest: Manifest;
  /** Documents whose file was erased after the snapshot. */
  readonly skipped: readonly string[];
  /** Whether there are documents, and the file of none could be found. */
  readonly lacksAllDocuments: boolean;
};

type Source = Pick<Context, "storage" | "documents" | "now" | "vault">;

export async function writeBackup(
  source: Source,
  {
    folder,
    hasCardSecrets,
    progress,
  }: { folder: string; hasCardSecrets: boolean; progress: Progress },
): Promise<BackupResult> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await removeAbandoned(dirname(folder), source.now());
  const aside = await mkdtemp(`${folder}.unfinished-`);
  try {
    await mkdir(join(aside, "tables"), { mode: 0o700 });
    await mkdir(join(aside, "documents"), { mode: 0o700 });
    const written = await writeTables(source, aside, hasCardSecrets, progress);
    progress.stage("copying documents");
    const skipped: string[] = [];
    const copies = copyDocuments(source, aside, written.tables, (key) => skipped.push(key));
    const manifest = manifestOf({
      ...written,
      hasCardSecrets,
      documents: await writeLines(documentList(aside), copies, (done) => progress.count(done)),
    });
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeSynced(join(aside, manifestName), text);
    await writeSynced(join(aside, macName), `${source.vault.backup.mac(text)}\n`);
    await rename(aside, folder);
    const isNoneFound = skipped.length > 0 && skipped.length === manifest.documents.lines;
    const known = isNoneFound
      ? await documentsIn(source.storage.db).knownKeys(skipped.slice(0, 100))
      : new Set<string>();
    return { manifest, skipped, lacksAllDocuments: known.size > 0 };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

function writeTables(
  { storage, now }: Source,
  aside: string,
  hasCardSecrets: boolean,
  progress: Progress,
) {
  const takenAt = now();
  return storage.upkeep.snapshot(
    { hasCardSecrets, now: takenAt },
    async ({ schema, claims, rowsOf }) => {
      const [marks, keys] = [new Map<BackupTable, TableMark>(), new Set<string>()];
      for (const table of backupTableNames) {
        progress.stage(`writing ${table}`);
        const rows = notingKeys(table, rowsOf(table), keys);
        marks.set(
          table,
          await writeLines(tableFile(aside, table), rows, (lines) => progress.count(lines)),
        );
      }
      const tables = TableMarks.parse(Object.fromEntries(marks));
      return {
        takenAt: new Date(takenAt).toISOString(),
        engine: storage.engine,
        schema: [...schema],
        claims: [...claims],
        vaultKeys: [...keys].sort(),
        tables,
      };
    },
  );
}

async function* notingKeys(
  table: BackupTable,
  batches: AsyncIterable<readonly Row[]>,
  keys: Set<string>,
): AsyncGenerator<readonly Row[]> {
  const columns = sealedColumns
    .filter((column) => column.table === table)
    .map(({ column }) => column);
  for await (const rows of batches) {
    for (const row of rows)
      for (const column of columns)
        if (typeof row[column] === "string") keys.add(keyIdOf(row[column]));
    yield rows;
  }
}

/** The files that the snapshot refers to, one line each, after its database transaction has ended. */
async function* copyDocuments(
  { documents }: Source,
  aside: string,
  tables: Manifest["tables"],
  onGone: (key: string) => void,
) {
  for await (const rows of rowsIn(aside, { tables }, "documents")) {
    for (const row of rows) {
      const key = String(row.storage_key);
      const bytes = await documents.get(key);
      if (bytes) await writeSynced(documentFile(aside, key), bytes);
      else onGone(key);
      yield [{ key, sha256: bytes && checksum(bytes) }];
    }
  }
}

async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
