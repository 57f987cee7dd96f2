// The manifest of a backup: its contents, its time, and the checksum of every file.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Backend } from "../../index";
import {
  backupTableNames,
  excludedTables,
  type BackupTable,
} from "../../database/upkeep/backup-tables";

export const manifestName = "manifest.json";
/** The manifest's message authentication code, with a key that is never in a backup. */
export const macName = "manifest.mac";
const format = 1;

const mark = z.strictObject({ lines: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** Every table in a backup, with its file's checksum. */
export const TableMarks = z.record(z.enum(backupTableNames), mark);

const Manifest = z.strictObject({
  format: z.literal(format, {
    error: `must be ${format}; restore it with the release that made it`,
  }),
  takenAt: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  schema: z.array(z.string()),
  claims: z.array(z.string()),
  hasCardSecrets: z.boolean(),
  /** The IDs of the vault's keys that decrypt this backup. The keys themselves are never in a backup. */
  vaultKeys: z.array(z.string()),
  leftOut: z.record(z.string(), z.string()),
  tables: TableMarks,
  /** The list of the documents' files, each with its own checksum. */
  documents: mark,
});

export type Manifest = z.infer<typeof Manifest>;
export type TableMark = z.infer<typeof mark>;

export function manifestOf(rest: Omit<Manifest, "format" | "leftOut">): Manifest {
  const secrets: Record<string, string> = rest.hasCardSecrets
    ? {}
    : { card_secrets: "card numbers, CVVs and photos of card backs aren't in a backup by default" };
  return { format, ...rest, leftOut: { ...excludedTables, ...secrets } };
}

export type BackupMacs = Pick<Backend["context"]["vault"]["backup"], "isMacOf" | "hasKeyOf">;

/** Throws if the manifest was changed: it contains the checksums of all other files. */
export async function readManifest(folder: string, macs: BackupMacs): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error(`${folder} isn't a backup: it has no ${manifestName}.`);
  });
  const checked = Manifest.safeParse(parsed(text));
  if (!checked.success)
    throw new Error(
      `${path} can't be used: ${checked.error.issues.map(({ path: at, message }) => [...at, message].join(" ")).join("; ")}.`,
    );
  const mac = await readFile(join(folder, macName), "utf8").catch(() => null);
  const fault = mac === null ? missingMac : macFault(macs, mac.trim(), text);
  if (fault) throw new Error(fault);
  return checked.data;
}

const missingMac = `this backup has no ${macName}, so it may have been changed or forged. Copy the complete folder of the backup.`;

function macFault(macs: BackupMacs, mac: string, text: string): string | null {
  const keyId = mac.split(".")[0] ?? "";
  if (!macs.hasKeyOf(mac))
    return `the backup was made with the key "${keyId}", which isn't in VAULT_KEY. Add that key after the others.`;
  if (macs.isMacOf(mac, text)) return null;
  return `the backup was changed or forged, or the vault key doesn't match: its manifest wasn't authenticated with the key "${keyId}" of VAULT_KEY. For a demo, copy the original portal's secrets.json into this DATA_DIR first.`;
}

export function tableFile(folder: string, table: BackupTable): string {
  return join(folder, "tables", `${table}.jsonl`);
}

export function documentList(folder: string): string {
  return join(folder, "documents.jsonl");
}

export function documentFile(folder: string, key: string): string {
  return join(folder, "documents", key);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
