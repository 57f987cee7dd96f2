// Answers a command in this process, with the settings it is given and none of the tests' own.
import { runCommand } from "~server/commands";
import { createBackend, mailerOf, vaultOf } from "~server/index";
import type { Ended } from "./command";

type Openers = Parameters<typeof runCommand>[2];

/** What the built server hands to its commands, too. */
const real: Omit<Openers, "env"> = {
  openBackend: (config, schema) => createBackend(config, { schema }),
  vaultOf,
  mailerOf,
};

/** As `runCommand` of the built server, for what needs no process of its own. */
export async function runCommandHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  openers = real,
): Promise<Ended> {
  const before = { env: process.env, info: console.info, error: console.error };
  const { write } = process.stderr;
  const output = { stdout: "", stderr: "" };
  console.info = (text: string) => void (output.stdout += `${text}\n`);
  console.error = (text: string) => void (output.stderr += `${text}\n`);
  // Its progress.
  process.stderr.write = (text: string | Uint8Array) => {
    output.stderr += String(text);
    return true;
  };
  process.env = { PATH: before.env.PATH, NODE_ENV: "production", ...env };
  forgetProcess();
  try {
    return {
      code: await runCommand(args[0] ?? "", args.slice(1), { env: process.env, ...openers }),
      ...output,
    };
  } finally {
    process.env = before.env;
    process.stderr.write = write;
    Object.assign(console, { info: before.info, error: before.error });
    forgetProcess();
  }
}

/** A process reads its settings and opens its data once; each command here stands for a process. */
function forgetProcess(): void {
  globalThis.portalConfig = undefined;
  globalThis.portalBackend = undefined;
}
