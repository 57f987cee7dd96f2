// Deletes old backups next to a new one: only folders that this portal's own key proves to be complete backups.
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { macName, manifestName, type BackupMacs } from "./manifest";

/** As `backup` names a folder in an existing one. */
const ownName = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Of any release: a later one may back up other tables. */
const AnyManifest = z.object({ format: z.int(), takenAt: z.iso.datetime() });

/** Keeps the newest ones, `newest` among them; returns the number deleted. */
export async function pruneBackups(
  newest: string,
  keep: number,
  macs: BackupMacs,
): Promise<number> {
  const parent = dirname(newest);
  const names = (await readdir(parent)).filter((name) => ownName.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({
      folder: join(parent, name),
      takenAt: await takenAtOf(join(parent, name), macs),
    })),
  );
  const old = dated
    .flatMap(({ folder, takenAt }) =>
      takenAt === null || folder === newest ? [] : [{ folder, takenAt }],
    )
    .sort((a, b) => b.takenAt - a.takenAt)
    .slice(keep - 1);
  for (const { folder } of old) {
    // A half deleted one is no backup, and a later backup removes it.
    const aside = `${folder}.unfinished-pruned`;
    await rename(folder, aside);
    await rm(aside, { recursive: true, force: true });
  }
  return old.length;
}

/** Null if the folder isn't one of this portal's complete backups. */
async function takenAtOf(folder: string, macs: BackupMacs): Promise<number | null> {
  try {
    const text = await readFile(join(folder, manifestName), "utf8");
    const mac = (await readFile(join(folder, macName), "utf8")).trim();
    if (!macs.hasKeyOf(mac) || !macs.isMacOf(mac, text)) return null;
    return Date.parse(AnyManifest.parse(JSON.parse(text)).takenAt);
  } catch {
    return null;
  }
}
