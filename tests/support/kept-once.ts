// The stories of the demonstration, told once in a run of the tests: portals begin with a copy of the data folder.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where what was told is kept; there is none in suites with a command of their own. */
    toldIn?: string;
  }
}

/** Before the first file of a project, and after its last. */
export default function keepTold(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "told-"));
  project.provide("toldIn", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whoever comes first tells. Two may begin at once; then one of both is kept. */
export async function copyTold(dataDir: string, tell: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = inject("toldIn");
  if (!folder) return;
  const kept = join(folder, "kept");
  if (!existsSync(kept)) {
    // Whoever sweeps the machine's temporary files may have taken it away meanwhile.
    mkdirSync(folder, { recursive: true });
    const own = mkdtempSync(join(folder, "own-"));
    await tell(own);
    keep(own, kept);
  }
  cpSync(kept, dataDir, { recursive: true });
}

function keep(own: string, kept: string): void {
  try {
    renameSync(own, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}
