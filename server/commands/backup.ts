// Copies a consistent snapshot of database and documents into a folder, while the portal runs.
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { upkeepRunsIn } from "../database/upkeep-runs";
import { pruneBackups } from "./backup/prune-backups";
import { writeBackup } from "./backup/write-backup";
import type { Command } from "./command";
import { counted } from "./counted";
import { WrongUsage, type OptionValues } from "./options";
import { configOfExistingData, databaseName, keyLocation } from "./stored-data";

export const backup: Command = {
  name: "backup",
  summary: "Back up the database and documents, even while the portal is running",
  doing: "Backing up",
  options: [
    {
      name: "to",
      value: "<folder>",
      help: "folder to create for the backup, or an existing folder to create it in; default: ./backups next to the data folder",
    },
    {
      name: "keep",
      value: "<number>",
      help: "afterwards, delete all but the newest ones of this portal's backups in the same folder, such as 14",
    },
    {
      name: "with-card-secrets",
      help: "include card numbers, CVVs and photos of card backs, encrypted",
    },
  ],
  notes: [
    "SQLite and PostgreSQL share one format: a backup of one can be restored into the other.",
    "Includes documents from S3 as well as from the data folder.",
    "The time of completion is stored in the database and reported by /metrics.",
    "--keep deletes only complete backups of this portal, and only after the new one is complete.",
    "Sessions aren't included, so users have to sign in again after a restore. The vault key isn't included either: store it separately.",
  ],
  async run({ env, options, progress, open }) {
    const keep = keptNumber(options);
    const config = configOfExistingData(env);
    const { context } = await open(config);
    const folder = placeFor(
      options.text("to") ?? join(dirname(config.dataDir), "backups"),
      options.has("to"),
      context.now(),
      keep !== null,
    );
    const { manifest, skipped, lacksAllDocuments } = await writeBackup(context, {
      folder,
      hasCardSecrets: options.has("with-card-secrets"),
      progress,
    });
    // Not recorded as a backup: the alert about an old one goes on.
    if (lacksAllDocuments)
      throw new Error(
        `none of the ${counted(skipped.length, "document")} was found, so the backup in ${folder} has only the database. Check that the data folder is mounted and that the S3_ settings are those of the portal.`,
      );
    const isNoted = await upkeepRunsIn(context.storage.db)
      .note({ task: "backup", finished_at: context.now() })
      .then(
        () => true,
        () => false,
      );
    const pruned = keep === null ? 0 : await pruneBackups(folder, keep, context.vault.backup);
    const rows = Object.values(manifest.tables).reduce((sum, { lines }) => sum + lines, 0);
    return [
      `Backed up ${databaseName(config)} as of ${manifest.takenAt}: ${counted(rows, "row")} and ${counted(manifest.documents.lines - skipped.length, "document")}.`,
      ...(skipped.length > 0
        ? [
            `Skipped documents whose files no longer exist (${skipped.length}): ${skipped.join(", ")}`,
          ]
        : []),
      `Saved to ${folder}`,
      ...(pruned > 0 ? [`Deleted ${counted(pruned, "older backup")}.`] : []),
      ...(isNoted
        ? []
        : [
            "Couldn't record this backup in the database: /metrics still reports the previous one.",
          ]),
      manifest.hasCardSecrets
        ? "It contains encrypted card numbers and CVVs: protect it like the portal itself."
        : "Card numbers, CVVs and photos of card backs aren't included.",
      ...(manifest.vaultKeys.length > 0
        ? [
            `Store ${keyLocation(config)} separately: without the key ${manifest.vaultKeys.map((id) => `"${id}"`).join(" and ")}, encrypted data in this backup, such as bank details, can't be read.`,
          ]
        : []),
    ].join("\n");
  },
};

/** In an existing folder, creates a subfolder named by the time; otherwise the folder itself becomes the backup. */
function placeFor(to: string, isChosen: boolean, now: number, isPruned: boolean): string {
  const place = resolve(to);
  if (isChosen && isPruned && !existsSync(place))
    throw new Error(`${place} doesn't exist. Create it, so that --keep knows its backups.`);
  if (isChosen && !existsSync(place)) return place;
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Error(`${place} isn't a folder. Choose another one with --to.`);
  return join(place, `portal-${new Date(now).toISOString().replace(/[:.]/g, "-")}`);
}

function keptNumber(options: OptionValues): number | null {
  const text = options.text("keep");
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new WrongUsage("--keep needs a number from 1 to 9999.");
  return Number(text);
}
