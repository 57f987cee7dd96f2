// Builds of the portal that lack something.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { edited, type Edit } from "./speed-layers";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders: string[] = [];

export function removeBuilds(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** The program of a build with these edits in its source. */
export function buildWithout(edits: readonly Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-build-"));
  folders.push(folder);
  for (const part of [
    "app",
    "server",
    "public",
    "package.json",
    "remix.config.js",
    "tsconfig.json",
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const edit of edits) {
    const path = join(folder, edit.file);
    writeFileSync(path, edited(edit, readFileSync(path, "utf8")));
  }
  const built = spawnSync("npm", ["run", "--silent", "build"], { cwd: folder, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return join(folder, "build/index.js");
}
