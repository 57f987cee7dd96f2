// How the last proof of the ledger ended, kept beside the data for whoever watches the portal.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const verdict = z.object({ at: z.number(), faults: z.number() });

/** `at` is UTC milliseconds; `faults` says how many were found. */
export type LedgerVerdict = z.infer<typeof verdict>;

export const verdictFile = "ledger-verdict.json";

/** Written whole or not at all. */
export async function keepVerdict(dataDir: string, { at, faults }: LedgerVerdict): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, verdictFile);
  // Two proofs at once may not take each other's file.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify({ at, faults })}\n`, { mode: 0o600 });
  await rename(unfinished, path);
}

/** Null where nobody has asked yet, or the file cannot be read. */
export async function keptVerdict(dataDir: string): Promise<LedgerVerdict | null> {
  try {
    return verdict.parse(JSON.parse(await readFile(join(dataDir, verdictFile), "utf8")));
  } catch {
    return null;
  }
}
