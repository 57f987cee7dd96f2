// Backups as tests take and restore them: the commands' own work, in this process, without words.
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyBackup } from "~server/commands/backup/contents";
import { readManifest } from "~server/commands/backup/manifest";
import { checkTarget, restoreBackup } from "~server/commands/backup/restore-backup";
import { writeBackup, type BackupResult } from "~server/commands/backup/write-backup";
import type { Progress } from "~server/commands/progress";
import type { Backend } from "~server/index";
import { backupTableNames } from "~server/database/upkeep/backup-tables";

type Context = Backend["context"];

export const noProgress: Progress = { stage: () => undefined, count: () => undefined };

export async function takeBackup(
  source: Pick<Context, "storage" | "documents" | "now" | "vault">,
  { hasCardSecrets = false } = {},
): Promise<BackupResult & { folder: string }> {
  const folder = join(mkdtempSync(join(tmpdir(), "portal-backup-")), "taken");
  return {
    folder,
    ...(await writeBackup(source, { folder, hasCardSecrets, progress: noProgress })),
  };
}

/** As the command does it: every check, then the rows and files. */
export async function restoreInto(context: Context, folder: string): Promise<void> {
  const manifest = await readManifest(folder, context.vault.backup);
  await verifyBackup(folder, manifest, () => undefined);
  await checkTarget(context, folder, manifest, "the database");
  await restoreBackup(context, folder, manifest, noProgress);
}

/** A fingerprint of every table that a backup holds, alike on both engines. */
export async function fingerprints({ storage, now }: Context): Promise<Record<string, string>> {
  return storage.upkeep.snapshot({ hasCardSecrets: true, now: now() }, async ({ rowsOf }) => {
    const found: [string, string][] = [];
    for (const table of backupTableNames) {
      const lines: string[] = [];
      for await (const rows of rowsOf(table))
        lines.push(...rows.map((row) => JSON.stringify(Object.entries(row).sort())));
      found.push([
        table,
        `${lines.length} rows, ${createHash("sha256").update(lines.sort().join("\n")).digest("hex")}`,
      ]);
    }
    return Object.fromEntries(found);
  });
}
