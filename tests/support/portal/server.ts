// Starts the built portal as its operator would, on a free port and a data folder of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const startWithinMs = 60_000;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Portal = {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything the portal wrote to its console so far. */
  log(): string;
  /** Ends it gracefully and removes its data; resolves to the exit code. */
  stop(): Promise<number | null>;
};

export const ownHost = ["build/index.js", "demo"];
export const remixServe = ["node_modules/@remix-run/serve/dist/cli.js", "build/index.js"];

/** The limit of memory that `npm start` sets. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return String(scripts.start).match(/--max-old-space-size=\d+/g) ?? [];
}

/** `via` is what runs the program: this Node as `npm start` calls it, or a command line that ends with another. */
export async function startPortal(
  env: Environment = {},
  program = ownHost,
  via: readonly string[] = [process.execPath, ...startFlags()],
): Promise<Portal> {
  if (!existsSync(join(root, "build/index.js")))
    throw new Error("There is no build. Run: npm run build");
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "portal-"));
  const [command = process.execPath, ...before] = via;
  const child = spawn(command, [...before, ...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: dataDir,
      // With the nine people alone: tests count what is in their lists.
      DEMO_SIZE: "small",
      ...unhurried(env),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await listening(child, () => output);

  const stop = async () => {
    const code = await ended(child);
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { origin: `http://localhost:${port}`, dataDir, process: child, log: () => output, stop };
}

/** Customers of these tests move money faster than people do; production takes no such setting. */
function unhurried({ MODE }: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return MODE === "production" ? {} : { MOVEMENTS_PER_TEN_MINUTES: "1000000" };
}

function listening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The portal did not start in time:\n${output()}`)),
      startWithinMs,
    );
    const look = () => {
      if (!/is running at|^\[remix-serve\] http/m.test(output())) return;
      clearTimeout(timer);
      // Looking at all lines again with each new one would cost a bench more than what it measures.
      child.stdout?.off("data", look);
      resolve();
    };
    child.stdout?.on("data", look);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The portal ended with code ${code}:\n${output()}`));
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
}

/** Each worker has ports of its own, below those that the system gives to connections, so that a free one stays free. */
const portsPerWorker = 3_000;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 7;
let lastPort = process.pid % portsPerWorker;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsPerWorker; tries += 1) {
    lastPort = (lastPort + 1) % portsPerWorker;
    const port = 11_000 + worker * portsPerWorker + lastPort;
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
