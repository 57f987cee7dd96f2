// Restores a backup into an empty database and document store, completely or not at all.
import type { Context } from "../../http/context";
import { keyIdOf } from "../../database/upkeep/sealed-columns";
import { sealedColumns } from "../../declared";
import type { Progress } from "../progress";
import { documentLinesIn, rowsIn } from "./contents";
import { isOlderData } from "../../database/migrate";
import type { Manifest } from "./manifest";

type Target = Pick<Context, "storage" | "documents" | "vault" | "now">;

/** Throws before writing anything if the target isn't empty, has another release, or doesn't have the key. */
export async function checkTarget(
  { storage, vault, documents }: Target,
  folder: string,
  manifest: Manifest,
  target: string,
): Promise<void> {
  const filled = await storage.upkeep.filledTables();
  if (filled.length > 0) {
    throw new Error(
      `${target} isn't empty (${filled.join(", ")}). Restore into an empty one: set DATA_DIR to a new folder or DATABASE_URL to a new database, or delete demo data with: portal reset --yes`,
    );
  }
  const schema = await storage.upkeep.schema();
  if (isOlderData(manifest.schema)) {
    throw new Error(
      "the backup is from before release 1.0.0, which no later release can read: restore it with the release that took it.",
    );
  }
  if (schema.join() !== manifest.schema.join()) {
    throw new Error(
      `the backup was made by another release (its schema ends with ${manifest.schema.at(-1)}, this one's with ${schema.at(-1)}). Restore it with that release, then start this one on it.`,
    );
  }
  const others = await otherDocuments(documents, folder, manifest);
  if (others > 0) {
    throw new Error(
      `the document store holds documents that this backup doesn't have (${others}), and the restored portal would delete them. Restore into an empty DATA_DIR, or use a separate S3 bucket.`,
    );
  }
  const lacking = await keysThatFail(vault, folder, manifest);
  if (lacking.length > 0) {
    throw new Error(
      `the vault key doesn't match: values encrypted with the key ${lacking.map((id) => `"${id}"`).join(" and ")} in this backup can't be decrypted. Set VAULT_KEY to the original portal's key; for a demo, copy its secrets.json into this DATA_DIR first.`,
    );
  }
}

/** Returns the number of documents that the store has now. */
export async function restoreBackup(
  { storage, documents, now }: Target,
  folder: string,
  manifest: Manifest,
  progress: Progress,
): Promise<number> {
  const written: string[] = [];
  let there = 0;
  try {
    progress.stage("restoring files");
    for await (const { key, bytes } of documentLinesIn(folder, manifest)) {
      const stored = await documents.get(key);
      if (stored && !Buffer.from(stored).equals(bytes))
        throw new Error(
          `another document is already stored as ${key}. Restore into an empty DATA_DIR, or use a separate S3 bucket.`,
        );
      if (stored) {
        there += 1;
        continue;
      }
      written.push(key);
      await documents.put(key, bytes);
      progress.count(written.length);
    }
    const { claims } = manifest;
    await storage.upkeep.fill({
      claims,
      now: now(),
      rowsOf: (table) => {
        progress.stage(`restoring ${table}`);
        return rowsIn(folder, manifest, table);
      },
    });
    return written.length + there;
  } catch (error) {
    for (const key of written) await documents.remove(key);
    throw error;
  }
}

/** How many documents in the store are not in the backup, such as those of a portal that is still in use. */
async function otherDocuments(
  documents: Target["documents"],
  folder: string,
  manifest: Manifest,
): Promise<number> {
  const stored = new Set<string>();
  for await (const files of documents.list()) for (const { key } of files) stored.add(key);
  if (stored.size === 0) return 0;
  for await (const { key } of documentLinesIn(folder, manifest)) stored.delete(key);
  return stored.size;
}

/** The IDs of keys that decrypt no value at all: a single damaged value doesn't mean a wrong key. */
async function keysThatFail(
  vault: Target["vault"],
  folder: string,
  manifest: Manifest,
): Promise<string[]> {
  const untried = new Set(manifest.vaultKeys);
  for (const { table, column, about } of sealedColumns) {
    // A million transactions are not read again for a key that is already known to fit.
    if (untried.size === 0) break;
    for await (const rows of rowsIn(folder, manifest, table)) {
      for (const row of rows) {
        const sealed = row[column];
        if (typeof sealed !== "string" || !untried.has(keyIdOf(sealed))) continue;
        if (opens(vault, sealed, about(row))) untried.delete(keyIdOf(sealed));
      }
      if (untried.size === 0) break;
    }
  }
  return [...untried];
}

function opens(vault: Target["vault"], sealed: string, about: string): boolean {
  try {
    vault.open(sealed, about);
    return true;
  } catch {
    return false;
  }
}
