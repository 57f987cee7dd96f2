// A demo's own secrets: generated at the first start, stored in DATA_DIR, readable by its owner only.
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const shape = z.object({ sessionSecret: z.string().min(32), vaultKey: z.string().min(43) });
type Secrets = z.infer<typeof shape>;

const fileIn = (dataDir: string) => join(dataDir, "secrets.json");

/** Undefined if no demo was started with this folder. */
export const keptSecrets = (dataDir: string): Secrets | undefined => read(fileIn(dataDir));

export function storedSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir);
  return read(file) ?? written(dataDir, () => create(dataDir, file));
}

/** Why it can't be written, and what to do about it, in one sentence. */
function written(dataDir: string, write: () => Secrets): Secrets {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Error(
      `${dataDir} isn't writable (${error.code}). Give this user write access or correct DATA_DIR.`,
      { cause: error },
    );
  }
}

function read(file: string): Secrets | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw new Error(`${file} isn't a valid secrets file. Fix it or start with an empty DATA_DIR.`);
  }
}

/** Adds a new key before the stored ones, so that it encrypts and all of them decrypt; nothing else may be running. Returns the whole list. */
export function addVaultKey(dataDir: string): string {
  const file = fileIn(dataDir);
  const stored = storedSecrets(dataDir);
  const ids = stored.vaultKey.split(",").map((key) => Number(/^k(\d+):/.exec(key)?.[1] ?? 1));
  const vaultKey = `k${Math.max(...ids) + 1}:${randomBytes(32).toString("base64")},${stored.vaultKey}`;
  const draft = writeDraft(file, { ...stored, vaultKey });
  renameSync(draft, file);
  return vaultKey;
}

/**
 * Written to a temporary file and linked into place, so that two processes that start together use the same secrets. Secrets that
 * could not be stored are never used: what they encrypt would be unreadable after the next start.
 */
function create(dataDir: string, file: string): Secrets {
  const made = {
    sessionSecret: randomBytes(32).toString("base64url"),
    vaultKey: `k1:${randomBytes(32).toString("base64")}`,
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = writeDraft(file, made);
  try {
    linkSync(draft, file);
  } catch (error) {
    // A disk without links: if two start together, the last one wins.
    if (!hasCode(error, "EEXIST")) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const stored = read(file);
  if (!stored)
    throw new Error(
      `${file} can't be written. Remove what's there or start with an empty DATA_DIR.`,
    );
  return stored;
}

function writeDraft(file: string, secrets: Secrets): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  return draft;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
