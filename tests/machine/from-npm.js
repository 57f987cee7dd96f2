// Programs from the npm registry, for machines without them: installed into a folder of their own.
import { spawnSync } from "node:child_process";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** @param {string} folder */
export const folderOf = (folder) => fileURLToPath(new URL(folder, import.meta.url));

/** Both packages hold programs for this kind of machine alone. */
export const canRunThem = process.platform === "linux" && process.arch === "x64";

/**
 * Whether a wrapper is there, and made from the lock file of today.
 * @param {string} folder @param {string} wrapper
 */
export function isInstalled(folder, wrapper) {
  return (
    existsSync(wrapper) &&
    statSync(wrapper).mtimeMs > statSync(join(folder, "package-lock.json")).mtimeMs
  );
}

/** @param {string} folder */
export function install(folder) {
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
}

/**
 * A command that sets the variables a program from npm needs and becomes that program.
 * @param {string} wrapper @param {Record<string, string>} variables @param {string} program
 */
export function wrap(wrapper, variables, program) {
  const text = [...Object.entries(variables).map(([name, value]) => `${name}=${value}`), program];
  const quoted = text.map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  writeFileSync(wrapper, `#!/bin/sh\nexec env ${quoted.join(" ")} "$@"\n`, { mode: 0o755 });
}
