// Restores a backup into an empty data folder or database, and verifies the ledger afterwards.
import { resolve } from "node:path";
import { verifyLedger } from "../features/ledger/verify";
import { verifyAudit } from "../features/audit/verify-audit";
import { verifyBackup } from "./backup/contents";
import { readManifest } from "./backup/manifest";
import { checkTarget, restoreBackup } from "./backup/restore-backup";
import type { Command } from "./command";
import { auditSummary, ledgerSummary } from "./ledger-verify";
import { WrongUsage } from "./options";
import { counted } from "./counted";
import { requireStopped } from "./running";
import { configOfData, databaseName } from "./stored-data";

/** No one else waits for this process, and each read of the postings costs PostgreSQL about the same. */
const transactionsAtOnce = 20_000;

export const restore: Command = {
  name: "restore",
  summary: "Restore a backup into an empty data folder or database and check the ledger",
  doing: "Restoring into",
  options: [
    { name: "from", value: "<folder>", isRequired: true, help: "folder of the backup" },
    { name: "yes", help: "restore the backup; without it, only checks it" },
  ],
  notes: [
    "Checks the manifest's authentication code, all checksums and counts, the schema and the vault key first, then restores everything or nothing.",
    "Documents are restored into the data folder or the S3 bucket, depending on the settings.",
    "Users and documents erased after the backup was taken are restored: erase them again.",
  ],
  async run({ env, options, progress, openAsItIs, openMigrated, vaultOf }) {
    const folder = resolve(options.text("from") ?? "");
    const config = configOfData(env);
    const manifest = await readManifest(folder, vaultOf(config).backup);
    progress.stage("checking the backup");
    await verifyBackup(folder, manifest, (done) => progress.count(done));
    const rows = Object.values(manifest.tables).reduce((sum, { lines }) => sum + lines, 0);
    if (!options.has("yes")) {
      throw new WrongUsage(
        `the backup of ${manifest.takenAt} is complete (${counted(rows, "row")}). Add --yes to restore it into ${databaseName(config)}.`,
      );
    }
    await requireStopped(config, { openAsItIs }, "Stop the portal and run this again.");
    const { context } = await openMigrated(config);
    await checkTarget(context, folder, manifest, databaseName(config));
    const documents = await restoreBackup(context, folder, manifest, progress);
    progress.stage("verifying the ledger");
    const verdict = [
      ledgerSummary(
        await verifyLedger(context.storage, (stage) => progress.stage(stage), transactionsAtOnce),
      ),
      auditSummary(await verifyAudit(context)),
    ].join("\n");
    return [
      `Restored ${counted(rows, "row")} and ${counted(documents, "document")} as of ${manifest.takenAt} into ${databaseName(config)}.`,
      verdict,
      "All users have to sign in again.",
    ].join("\n");
  },
};
