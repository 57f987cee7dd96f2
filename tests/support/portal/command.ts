// Runs a command of the built server as an operator would, with nothing of the tests' own environment.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = "",
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/index.js", ...args], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    encoding: "utf8",
    timeout: 30_000,
    input,
  });
  return { code: status, stdout, stderr };
}
