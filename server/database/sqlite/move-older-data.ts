// A demo's data from before release 1.0.0 is moved aside, and the demo starts over.
import { existsSync, renameSync, statSync } from "node:fs";
import { resolve } from "node:path";
import Sqlite from "libsql";
import { productionMark } from "../database-marks";
import { fileIn } from "../engine/dialect";
import { isOlderData } from "../migrate";
import { busyTimeoutMs } from "./sqlite-file";

interface Settings {
  readonly mode: "demo" | "production";
  readonly databaseUrl?: string | undefined;
  /** Set if another server has the data. */
  readonly apiBaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Releases that had hosts noted each of them this often at least. */
const notedWithinMs = 60_000;

/**
 * Returns the folder's new name if this process moved it: of those that start at the same time, one does. Call it before anything
 * in the folder is read, since the demo's secrets are moved with it.
 */
export function moveOlderData(settings: Settings): string | undefined {
  const { mode, databaseUrl, apiBaseUrl } = settings;
  if (mode !== "demo" || databaseUrl !== undefined || apiBaseUrl !== undefined) return undefined;
  const folder = resolve(settings.dataDir);
  const place = placeOf(folder);
  if (place === undefined) return undefined;
  try {
    return inFile(folder, (file) => {
      if (!isOlder(file)) return undefined;
      file.exec("begin immediate");
      // The lock is that of the file which was opened: another process may have moved it, and made a new one.
      if (placeOf(folder) !== place) return undefined;
      if (isUsed(file))
        throw new Error(
          `a portal from before release 1.0.0 is using the data in ${folder}, or was a minute ago. Stop it first, then start again.`,
        );
      return moveAside(folder);
    });
  } catch (error) {
    if (isFromSqlite(error)) return undefined;
    throw error;
  }
}

/** Tells a file from another one with the same name. */
function placeOf(folder: string): string | undefined {
  const found = statSync(fileIn(folder), { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function inFile<Value>(folder: string, work: (file: Sqlite.Database) => Value): Value {
  const file = new Sqlite(fileIn(folder));
  try {
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
    return work(file);
  } finally {
    if (file.inTransaction) file.exec("rollback");
    file.close();
  }
}

function isOlder(file: Sqlite.Database): boolean {
  const names = file.prepare("select name from migrations").pluck().all().map(String);
  return isOlderData(names) && !names.includes(productionMark);
}

function isUsed(file: Sqlite.Database): boolean {
  try {
    const since = Date.now() - notedWithinMs;
    return file.prepare("select 1 from hosts where seen_at > ?").get(since) !== undefined;
  } catch (error) {
    // Some releases had no such table.
    if (isFromSqlite(error)) return false;
    throw error;
  }
}

/** A file that can't be read isn't moved: opening it says why. */
const isFromSqlite = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_");

function moveAside(folder: string): string {
  const target = freeName(`${folder}.before-1.0.0`);
  try {
    renameSync(folder, target);
    return target;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Error(
      `the data in ${folder} is from before release 1.0.0 and can't be moved to ${target} (${code}). Move it yourself, or set DATA_DIR to an empty folder.`,
      { cause: error },
    );
  }
}

/** The name, or the name with the first number that is free. */
function freeName(name: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(candidate)) return candidate;
  }
}
