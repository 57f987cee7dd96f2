// Copies database and documents of one moment into a folder, while the portal runs.
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { upkeepRunsIn } from "../database/upkeep-runs";
import { writeBackup } from "./backup/write-backup";
import type { Command } from "./command";
import { configOfExistingData, databaseName, keyPlace } from "./stored-data";

export const backup: Command = {
  name: "backup",
  summary: "copies database and documents of one moment into a folder, also while the portal runs",
  options: [
    {
      name: "to",
      value: "<folder>",
      help: "the backup becomes this folder, or a new one inside where it exists; else ./backups beside the data folder",
    },
    {
      name: "with-card-secrets",
      help: "with card numbers, CVV and photos of the back, as they are sealed",
    },
  ],
  notes: [
    "One format for SQLite and PostgreSQL: what was taken from one can be restored into the other.",
    "Documents on S3 are fetched and become part of the backup, as those of the data folder do.",
    "When it was complete is noted in the database, where /metrics finds it.",
    "Sessions are left out, so that people sign in again, and so is the key of the vault: keep it apart.",
  ],
  async run({ given, progress, openAsFound }) {
    const config = configOfExistingData();
    const { context } = await openAsFound(config);
    const folder = placeFor(
      given.text("to") ?? join(dirname(config.dataDir), "backups"),
      given.has("to"),
      context.now(),
    );
    const { manifest, skipped } = await writeBackup(context, {
      folder,
      hasCardSecrets: given.has("with-card-secrets"),
      progress,
    });
    const isNoted = await upkeepRunsIn(context.storage.db)
      .note({ task: "backup", finished_at: context.now() })
      .then(
        () => true,
        () => false,
      );
    const rows = Object.values(manifest.tables).reduce((sum, { lines }) => sum + lines, 0);
    return [
      `Backup of ${databaseName(config)} as of ${manifest.takenAt}: ${rows} rows and ${manifest.documents.lines - skipped.length} documents.`,
      ...(skipped.length > 0
        ? [
            `${skipped.length} documents had no file any more and were skipped: ${skipped.join(", ")}`,
          ]
        : []),
      `It is in ${folder}`,
      ...(isNoted
        ? []
        : [
            "The database did not take a note of it, so that /metrics still tells of the backup before.",
          ]),
      manifest.hasCardSecrets
        ? "It holds sealed card numbers and CVV: keep it as you keep the portal."
        : "Card numbers, CVV and photos of the back are left out.",
      ...(manifest.vaultKeys.length > 0
        ? [
            `Keep ${keyPlace(config)} apart: without the key ${manifest.vaultKeys.map((id) => `"${id}"`).join(" and ")} what is sealed in this backup, such as bank details, cannot be read.`,
          ]
        : []),
    ].join("\n");
  },
};

/** A folder that is there gets a new one, named by the time; any other name becomes the backup itself. */
function placeFor(to: string, isChosen: boolean, now: number): string {
  const place = resolve(to);
  if (isChosen && !existsSync(place)) return place;
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Error(`${place} is not a folder. Choose another with --to.`);
  return join(place, `portal-${new Date(now).toISOString().replace(/[:.]/g, "-")}`);
}
