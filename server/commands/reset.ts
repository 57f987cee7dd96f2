// Throws a demonstration's data away, so that the next start begins anew.
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { getConfig } from "../config";
import type { Command } from "./command";

export const reset: Command = {
  name: "reset",
  summary: "deletes all data of a demonstration",
  options: ["--yes   really delete"],
  async run({ args }) {
    const { values } = parseArgs({ args, options: { yes: { type: "boolean", default: false } } });
    const { mode, dataDir, databaseUrl } = getConfig();
    if (mode !== "demo") throw new Error("only a demonstration can be reset. MODE is production.");
    if (databaseUrl) throw new Error("DATABASE_URL is set. Drop and create that database with its own tools.");
    if (!values.yes) throw new Error(`this deletes everything in ${dataDir}. Run it again with: npm run reset -- --yes`);
    await rm(dataDir, { recursive: true, force: true });
    return `${dataDir} is deleted. The next npm run demo starts anew.`;
  },
};
