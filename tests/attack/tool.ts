// A tool of attackers, as it is started here: bounded in time, and with nothing of the portal in its environment.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is attacked, and as whom. */
export interface Surface {
  readonly origin: string;
  /** Sent with every request: a session, and what a browser says of a post from our own page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Pages to begin at. */
  readonly starts: readonly string[];
  /** Addresses with every parameter that they take. */
  readonly asked: readonly string[];
  /** Paths of one name that are meant to be there. */
  readonly known: ReadonlySet<string>;
  /** A form that signs in, and someone whose password is the last of the list. */
  readonly signIn: { readonly path: string; readonly email: string; readonly failure: string };
}

export interface Tool {
  readonly name: string;
  /** The package of Debian that brings it. */
  readonly package: string;
  /** As whom it is worth running. */
  readonly as: readonly ("visitor" | "customer" | "admin")[];
  /** What it found, a line each. */
  attack(surface: Surface, seconds: number): Promise<string[]>;
}

export function isInstalled({ name }: Tool): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}

/** A folder of this run's own, for what a tool writes. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Everything it said; it is ended when its time is over. */
export function run(
  program: string,
  args: readonly string[],
  {
    seconds,
    folder,
    env: further,
  }: { seconds: number; folder: string; env?: Readonly<Record<string, string>> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: folder,
      LANG: "C.UTF-8",
      TMPDIR: folder,
      ...further,
    };
    const child = spawn(program, args, {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: seconds * 1000,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", () => resolve(output));
  });
}

export const asArguments = (flag: string, headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [flag, `${name}: ${value}`]);
