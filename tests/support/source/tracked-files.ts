import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./sources";

/** Every file that is in the repository or would be with the next commit. */
export function trackedFiles(): string[] {
  const { status, stdout } = spawnSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard"],
    { cwd: root, encoding: "utf8" },
  );
  return status === 0 ? stdout.trim().split("\n") : filesNotIgnored();
}

/** The same on a machine without git, or in a copy without its history. */
export function filesNotIgnored(): string[] {
  const patterns = readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map(expressionOf);
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`;
      if (entry.name === ".git" || patterns.some((pattern) => pattern.test(path))) return [];
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  return filesIn("");
}

/** A pattern with a slash before its end begins at the root, any other matches at each level. */
function expressionOf(pattern: string): RegExp {
  const isAnchored = pattern.slice(0, -1).includes("/");
  const wild = pattern
    .replace(/^\//, "")
    .replaceAll(".", "\\.")
    .replaceAll("**/", "<any>")
    .replaceAll("*", "[^/]*")
    .replaceAll("<any>", "(?:.*/)?");
  return new RegExp(`${isAnchored ? "^" : "(?:^|/)"}${wild}$`);
}
