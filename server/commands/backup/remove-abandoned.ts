// Removes the temporary folder of a backup that was killed, which no later one would finish.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** By then a backup is finished or was abandoned. */
const abandonedAfterMs = 24 * 60 * 60_000;

export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.unfinished-\w{6}$/.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    if (await isAbandoned(path, now)) await rm(path, { recursive: true, force: true });
  }
}

/** Ours by its look, and long since written to. */
async function isAbandoned(path: string, now: number): Promise<boolean> {
  try {
    const [tables, own] = [await stat(join(path, "tables")), await stat(path)];
    return tables.isDirectory() && Math.max(tables.mtimeMs, own.mtimeMs) < now - abandonedAfterMs;
  } catch {
    return false;
  }
}
