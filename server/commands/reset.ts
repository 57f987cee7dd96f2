// Throws a demonstration's data away, so that the next start begins anew.
import { existsSync } from "node:fs";
import { readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config";
import type { Command } from "./command";
import { WrongUsage } from "./options";
import { requireStopped } from "./running";
import { configOfData, databaseName } from "./stored-data";

/** What a portal puts into its data folder; whatever else lies there is somebody else's. */
const ownFiles = [
  "portal.sqlite",
  "portal.sqlite-wal",
  "portal.sqlite-shm",
  "documents",
  "outbox",
  "secrets.json",
];

export const reset: Command = {
  name: "reset",
  summary: "deletes all data of a demonstration: its database, its documents and its secrets",
  options: [{ name: "yes", help: "really delete; without it this only says what would go" }],
  notes: [
    "Stop the portal first. On PostgreSQL the portal's own tables are dropped and nothing else; a portal that was idle for ten seconds cannot be seen there.",
  ],
  async run({ given, openAsFound, progress }) {
    const config = configOfData();
    if (config.mode !== "demo")
      throw new Error("only a demonstration can be reset. MODE is production.");
    const victims = await victimsOf(config);
    if (!given.has("yes"))
      throw new WrongUsage(`this deletes ${victims}. Nothing was deleted: add --yes.`);
    await requireStopped(config, { openAsFound }, "Stop the portal first, then run this again.");
    if (config.databaseUrl) {
      progress.stage("dropping tables");
      await (await openAsFound(config)).context.storage.upkeep.dropTables();
    }
    progress.stage("deleting files");
    for (const name of ownFiles)
      await rm(join(config.dataDir, name), { recursive: true, force: true });
    const others = existsSync(config.dataDir) ? await readdir(config.dataDir) : [];
    if (others.length === 0) await rmdir(config.dataDir).catch(() => undefined);
    const kept =
      others.length > 0
        ? ` Left alone, because the portal did not make it: ${others.join(", ")}.`
        : "";
    // Sealed with a key that is gone now, and perhaps not this portal's alone.
    const bucket = config.s3 ? " The S3 bucket is left alone: empty it where it is kept." : "";
    return `Deleted: ${victims}.${kept}${bucket} The next npm run demo starts anew.`;
  },
};

async function victimsOf(config: Config): Promise<string> {
  const there = existsSync(config.dataDir) ? await readdir(config.dataDir) : [];
  const files = `${ownFiles.filter((name) => there.includes(name)).join(", ") || "nothing"} in ${config.dataDir}`;
  return config.databaseUrl
    ? `the portal's tables in ${databaseName(config)}, and ${files}`
    : files;
}
