// How often a process asks the disk to keep what was written, by a trace of its system calls.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const attach = (file: string, pids: readonly number[]) => [
  "-f",
  "-e",
  "trace=fdatasync,fsync",
  "-o",
  file,
  ...pids.flatMap((pid) => ["-p", String(pid)]),
];

export const canTrace = spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0;
export const whyNoTrace = "skipped: there is no strace here, or it may not trace";

/** The calls of these processes, of their threads and of what they fork, while the work lasts. */
export async function syncsDuring(
  pids: readonly number[],
  work: () => Promise<void>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "portal-trace-"));
  const file = join(folder, "calls");
  const tracer = spawn("strace", attach(file, pids), { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => tracer.once("exit", resolve));
  let words = "";
  const isAttached = () => pids.every((pid) => new RegExp(`Process ${pid} attached`).test(words));
  await new Promise<void>((resolve) =>
    tracer.stderr.on("data", (more: Buffer) => {
      words += more.toString();
      if (isAttached()) resolve();
    }),
  );
  try {
    await work();
  } finally {
    tracer.kill("SIGINT");
    await ended;
  }
  const calls = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /\b(fdatasync|fsync)\(/.test(line));
  rmSync(folder, { recursive: true });
  return calls.length;
}
