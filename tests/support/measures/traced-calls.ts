// What a process asks of the disk, by a trace of its system calls; a trace can also let them fail.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const canTrace = spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0;
export const traceSkipReason = "skipped: there is no strace here, or it may not trace";

/** Runs the work while the system calls of these processes, of their threads and of what they fork are traced; what was seen. */
export async function whileTraced(
  pids: readonly number[],
  expressions: readonly string[],
  work: () => Promise<void>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-trace-"));
  const file = join(folder, "calls");
  const traced = [
    ...expressions.flatMap((expression) => ["-e", expression]),
    ...pids.flatMap((pid) => ["-p", String(pid)]),
  ];
  const tracer = spawn("strace", ["-f", "-o", file, ...traced], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => tracer.once("exit", resolve));
  let text = "";
  const isReady = () => pids.every((pid) => isAttachedOrGone(pid, text));
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on("data", (more: Buffer) => {
      text += more.toString();
      if (isReady()) resolve();
    });
    tracer.once("close", () => reject(new Error(`strace ended: ${text}`)));
  });
  try {
    await work();
  } finally {
    tracer.kill("SIGINT");
    await ended;
  }
  const lines = readFileSync(file, "utf8").split("\n");
  rmSync(folder, { recursive: true });
  return lines;
}

/** A process may end before strace reaches it, such as one whose connection was closed meanwhile; until it is reaped, the system permits no trace. */
function isAttachedOrGone(pid: number, text: string): boolean {
  return new RegExp(
    `Process ${pid} attached|SEIZE, ${pid}\\): (No such process|Operation not permitted)`,
  ).test(text);
}

export async function syncsDuring(
  pids: readonly number[],
  work: () => Promise<void>,
): Promise<number> {
  const lines = await whileTraced(pids, ["trace=fdatasync,fsync"], work);
  return lines.filter((line) => /\b(fdatasync|fsync)\(/.test(line)).length;
}
