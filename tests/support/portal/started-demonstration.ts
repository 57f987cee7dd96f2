// A demo in a process of its own that need not tell its stories first: they were told once in this run.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyCreated } from "./created-once";
import { ownHost, startPortal, type Environment, type Portal } from "./server";

/** With settings that leave the people and the keys of the demo as they are. */
export async function startDemonstration(
  env: Environment = {},
  program = ownHost,
  via?: readonly string[],
): Promise<Portal> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "portal-"));
  await copyCreated("demonstration", dataDir, seed);
  const portal = await startPortal({ ...env, DATA_DIR: dataDir }, program, via);
  const stop = async () => {
    const code = await portal.stop();
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...portal, stop };
}

/** The data folder of a demo that was stopped. */
export async function seededFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  await copyCreated("demonstration", dataDir, seed);
  if (readdirSync(dataDir).length === 0) await seed(dataDir);
  return dataDir;
}

async function seed(dataDir: string): Promise<void> {
  const portal = await startPortal({ DATA_DIR: dataDir });
  await portal.stop();
}
