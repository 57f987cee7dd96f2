// A demonstration's own secrets: made at the first start, kept in DATA_DIR, readable by its owner only.
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const shape = z.object({ sessionSecret: z.string().min(32), vaultKey: z.string().min(43) });
type Secrets = z.infer<typeof shape>;

export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  return read(file) ?? create(dataDir, file);
}

function read(file: string): Secrets | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${file} cannot be read as the demonstration's secrets. Mend it, or start with an empty DATA_DIR.`);
  }
}

/** Written aside and linked into place, so that of two processes starting together one wins and both read the same. */
function create(dataDir: string, file: string): Secrets {
  const made = { sessionSecret: randomBytes(32).toString("base64url"), vaultKey: `k1:${randomBytes(32).toString("base64")}` };
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return made;
  } catch {
    return read(file) ?? made;
  } finally {
    unlinkSync(draft);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
