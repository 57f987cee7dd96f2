// Before the journeys a demonstration starts once and ends: the portal of each spec file goes on with a copy of its folder.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal, type Portal } from "./server";

const placeOfTold = "TOLD_DEMONSTRATION";

export default async function tellOnce(): Promise<() => void> {
  const told = mkdtempSync(join(tmpdir(), "told-"));
  const portal = await startPortal({ DATA_DIR: told });
  await portal.stop();
  // Its workers have the environment of the runner.
  process.env[placeOfTold] = told;
  return () => rmSync(told, { recursive: true, force: true });
}

export async function startToldPortal(): Promise<Portal> {
  const told = process.env[placeOfTold];
  if (!told)
    throw new Error("Nothing was told: this is for journeys, whose runner calls tellOnce.");
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  cpSync(told, dataDir, { recursive: true });
  const portal = await startPortal({ DATA_DIR: dataDir });
  const stop = async () => {
    const code = await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...portal, stop };
}
