// Removes the temporary folder of a killed backup, which no later one would finish.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** After this long, a backup is finished or abandoned. */
const abandonedAfterMs = 24 * 60 * 60_000;

export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.unfinished-\w{6}$/.test(name));
  for (const path of names.map((name) => join(folder, name))) {
    if (await isAbandoned(path, now)) await rm(path, { recursive: true, force: true });
  }
}

/** Named like ours, and not written to for long. */
async function isAbandoned(path: string, now: number): Promise<boolean> {
  try {
    const [tables, own] = [await stat(join(path, "tables")), await stat(path)];
    return tables.isDirectory() && Math.max(tables.mtimeMs, own.mtimeMs) < now - abandonedAfterMs;
  } catch {
    return false;
  }
}
