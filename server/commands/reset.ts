// Deletes a demo's data, so that the next start seeds it again.
import { existsSync } from "node:fs";
import { readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config";
import { useOf } from "../database/database-marks";
import type { Command } from "./command";
import { WrongUsage } from "./options";
import { requireStopped } from "./running";
import { configWithoutKey, databaseName, hasDatabase } from "./stored-data";

/** What a portal creates in its data folder; anything else there isn't ours to delete. */
const ownFiles = [
  "portal.sqlite",
  "portal.sqlite-wal",
  "portal.sqlite-shm",
  "documents",
  "outbox",
  "secrets.json",
  "folder-id",
];

export const reset: Command = {
  name: "reset",
  summary: "Delete all demo data: database, documents and secrets",
  doing: "Deleting",
  options: [{ name: "yes", help: "delete the data; without it, only lists what would be deleted" }],
  notes: [
    "Stop the portal first. On PostgreSQL only the portal's own tables are dropped, and a portal that has been idle for ten seconds can't be detected.",
  ],
  async run({ env, options, openAsItIs, progress }) {
    const config = configWithoutKey(env);
    if (config.mode !== "demo")
      throw new Error("only demo data can be deleted, but MODE is production.");
    const targets = await describeDeleted(config);
    if (!options.has("yes"))
      throw new WrongUsage(`this would delete ${targets}. Add --yes to delete it.`);
    await requireStopped(config, { openAsItIs }, "Stop the portal first, then run this again.");
    if (hasDatabase(config)) {
      const { db } = (await openAsItIs(config)).context.storage;
      if ((await useOf(db)) === "production")
        throw new Error(
          `only demo data can be deleted, but ${databaseName(config)} is used in production.`,
        );
    }
    if (config.databaseUrl) {
      progress.stage("dropping tables");
      await (await openAsItIs(config)).context.storage.upkeep.dropTables();
    }
    progress.stage("deleting files");
    for (const name of ownFiles)
      await rm(join(config.dataDir, name), { recursive: true, force: true });
    const others = existsSync(config.dataDir) ? await readdir(config.dataDir) : [];
    if (others.length === 0) await rmdir(config.dataDir).catch(() => undefined);
    const kept =
      others.length > 0 ? ` Kept files that the portal didn't create: ${others.join(", ")}.` : "";
    // Encrypted with a key that is now gone, and possibly shared with another portal.
    const bucket = config.s3 ? " The S3 bucket was kept: empty it yourself." : "";
    return `Deleted ${targets}.${kept}${bucket} The next npm run demo starts from scratch.`;
  },
};

async function describeDeleted(config: Config): Promise<string> {
  const there = existsSync(config.dataDir) ? await readdir(config.dataDir) : [];
  const files = `${ownFiles.filter((name) => there.includes(name)).join(", ") || "nothing"} in ${config.dataDir}`;
  return config.databaseUrl
    ? `the portal's tables in ${databaseName(config)}, and ${files}`
    : files;
}
