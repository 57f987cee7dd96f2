import { execFileSync } from "node:child_process";
import { root } from "./sources";

/** Every file that is in the repository or would be with the next commit. */
export function trackedFiles(): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" }).trim().split("\n");
}
