// Before the journeys a demo starts once and ends: the portal of each spec file continues with a copy of its folder.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal, type Environment, type Portal } from "./server";

const snapshotVariable = "TOLD_DEMONSTRATION";

export default async function seedSnapshot(): Promise<() => void> {
  const snapshot = mkdtempSync(join(tmpdir(), "told-"));
  const portal = await startPortal({ DATA_DIR: snapshot });
  await portal.stop();
  // Its workers have the environment of the runner.
  process.env[snapshotVariable] = snapshot;
  return () => rmSync(snapshot, { recursive: true, force: true });
}

/** With settings that leave the people and the keys of the demo as they are. */
export async function startDemoSnapshot(settings: Environment = {}): Promise<Portal> {
  const snapshot = process.env[snapshotVariable];
  if (!snapshot)
    throw new Error("Nothing was told: this is for journeys, whose runner calls tellOnce.");
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  cpSync(snapshot, dataDir, { recursive: true });
  const portal = await startPortal({ ...settings, DATA_DIR: dataDir });
  const stop = async () => {
    const code = await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...portal, stop };
}
