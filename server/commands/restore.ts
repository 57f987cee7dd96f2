// Puts a backup into an empty data folder or database, and proves the ledger afterwards.
import { resolve } from "node:path";
import { verifyLedger } from "../features/ledger/verify";
import { verifyAudit } from "../features/audit/verify-audit";
import { checkWhole } from "./backup/contents";
import { readManifest } from "./backup/manifest";
import { checkTarget, restoreBackup } from "./backup/restore-backup";
import type { Command } from "./command";
import { auditSummary, ledgerSummary } from "./ledger-verify";
import { WrongUsage } from "./options";
import { requireStopped } from "./running";
import { configOfData, databaseName } from "./stored-data";

export const restore: Command = {
  name: "restore",
  summary: "puts a backup into an empty data folder or database, and proves the ledger",
  options: [
    { name: "from", value: "<folder>", isRequired: true, help: "the backup" },
    {
      name: "unverified",
      help: "takes a backup of an earlier release, which nothing protects from being forged",
    },
    { name: "yes", help: "really write; without it the backup is only checked" },
  ],
  notes: [
    "It is written whole or not at all, after the seal of its manifest, every checksum, count, the schema and the vault's key were checked.",
    "Documents go where the settings say: into the data folder, or the bucket of S3_*.",
    "People and documents that were erased after the backup was taken are back: erase them again.",
  ],
  async run({ given, progress, openAsFound, vaultOf }) {
    const folder = resolve(given.text("from") ?? "");
    const config = configOfData();
    const takesUnverified = given.has("unverified");
    const manifest = await readManifest(folder, { macs: vaultOf(config).backup, takesUnverified });
    progress.stage("checking the backup");
    await checkWhole(folder, manifest, (done) => progress.count(done));
    const rows = Object.values(manifest.tables).reduce((sum, { lines }) => sum + lines, 0);
    if (!given.has("yes")) {
      throw new WrongUsage(
        `the backup of ${manifest.takenAt} is whole (${rows} rows). Nothing was written: add --yes to put it into ${databaseName(config)}.`,
      );
    }
    await requireStopped(config, { openAsFound }, "Stop the portal, and run this again.");
    const { context } = await openAsFound(config);
    await checkTarget(context, folder, manifest, databaseName(config));
    await restoreBackup(context, folder, manifest, progress);
    progress.stage("verifying the ledger");
    const verdict = [
      ledgerSummary(await verifyLedger(context.storage)),
      auditSummary(await verifyAudit(context)),
    ].join("\n");
    return [
      `Restored ${rows} rows and ${manifest.documents.lines} documents of ${manifest.takenAt} into ${databaseName(config)}.`,
      verdict,
      "Everybody signs in again.",
    ].join("\n");
  },
};
