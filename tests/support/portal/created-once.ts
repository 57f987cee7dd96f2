// What many tests begin with alike is made once in a run, and they have copies of it: the stories of the demo, a migrated database.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { dropSavedIn } from "../database/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Where what was made is kept; there is no such place in suites with a command of their own. */
    keptIn?: string;
  }
}

/** Before the first file of a project, and after its last. */
export default function keepForProject(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  project.provide("keptIn", folder);
  return async () => {
    await dropSavedIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** The folder that `make` has filled. The first caller creates it; if two start at the same time, one folder is kept. */
export async function createdOnce(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  const folder = inject("keptIn");
  if (!folder) return undefined;
  const kept = join(folder, name);
  if (!existsSync(kept)) {
    // A cleanup of temporary files may have removed it meanwhile.
    mkdirSync(folder, { recursive: true });
    const own = mkdtempSync(join(folder, "own-"));
    await make(own);
    keep(own, kept);
  }
  return kept;
}

/** Begins a data folder with what is kept; where nothing is, it stays as it was. */
export async function copyCreated(
  name: string,
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const kept = await createdOnce(name, make);
  if (kept) cpSync(kept, dataDir, { recursive: true });
}

function keep(own: string, kept: string): void {
  try {
    renameSync(own, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}
