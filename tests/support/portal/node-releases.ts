// Node of other releases, from the packages that Node's own binaries come in.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const shelf = join(tmpdir(), "portal-node-releases");

/** The path of this release's `node`; fetched once, and kept in the system's folder for passing things. */
export function nodeOf(release: number): string {
  const folder = join(shelf, `${release}-${process.platform}-${process.arch}`);
  const binary = join(folder, "package/bin/node");
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  run("npm", [
    "pack",
    `node-${process.platform}-${process.arch}@${release}`,
    "--silent",
    "--pack-destination",
    folder,
  ]);
  const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  run("tar", ["-xzf", join(folder, archive), "-C", folder]);
  return binary;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr}`);
}
