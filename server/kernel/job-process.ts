// A Node process for jobs that may take more memory than they should: if one does, this process ends alone. A thread
// that reaches its limit can end the whole process with it.
import { spawn, type ChildProcess, type Serializable } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

interface Program {
  /** As for `node -e`; it answers each message with one. */
  readonly code: string;
  readonly heapLimitMb: number;
}

interface Bounds {
  readonly timeLimitMs?: number;
  /** Of all that the process takes, beyond its heap as well. Only Linux tells; elsewhere this doesn't bound. */
  readonly memoryLimitMb?: number;
}

/** The job took more time or memory than it may, or made its process crash. */
export class JobEnded extends Error {}

/** How a process ends that finds no more memory, or has a fault in Node itself. Windows has no signals, only the code. */
const crashes: readonly unknown[] = ["SIGABRT", "SIGBUS", "SIGILL", "SIGSEGV", "SIGTRAP", 134];

const idleLimitMs = 10_000;
const watchEveryMs = 50;

/**
 * Runs jobs one after the other, each copied to the process and its answer back. The process starts with the first
 * job, without any of this one's settings and secrets, and ends after ten idle seconds.
 * Rejects with `JobEnded`, or with another error if the program doesn't start or something else ended it.
 */
export function jobProcess(program: Program) {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    running?.kill("SIGKILL");
    running = undefined;
  };
  const started = (): ChildProcess => {
    const child = start(program);
    child.once("exit", () => {
      if (running === child) running = undefined;
    });
    return child;
  };
  const attempt = async (job: Serializable, bounds: Bounds): Promise<unknown> => {
    clearTimeout(idle);
    const child = (running ??= started());
    try {
      return await answerOf(child, job, bounds);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, idleLimitMs).unref();
    }
  };
  const run = async (job: Serializable, bounds: Bounds): Promise<unknown> => {
    const isNew = running === undefined;
    try {
      return await attempt(job, bounds);
    } catch (error) {
      // It may have ended before it got the job, because of the one before or of something else.
      if (isNew || error instanceof JobEnded) throw error;
      return attempt(job, bounds);
    }
  };
  return (job: Serializable, bounds: Bounds = {}): Promise<unknown> => {
    const turn = last.then(() => run(job, bounds));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * A signal to all processes is not for this one: the portal may still wait for it. It ends with the portal: a thread
 * sees to that while a job computes. If there is too little memory for both, Linux ends this process first.
 */
const lifetime = `
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
new (require("node:worker_threads").Worker)(
  "setInterval(() => process.ppid === ${process.pid} || process.kill(process.pid, 'SIGKILL'), 1000);",
  { eval: true },
);
try {
  if (process.platform === "linux")
    require("node:fs").writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {}
`;

function start({ code, heapLimitMb }: Program): ChildProcess {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapLimitMb}`, "-e", lifetime + code],
    {
      env: { NODE_ENV: process.env.NODE_ENV },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    },
  );
  // A job under way is told of an error; between jobs, an unhandled one would end the portal.
  child.on("error", () => undefined);
  // An idle process doesn't keep this one running.
  child.unref();
  child.channel?.unref();
  return child;
}

async function answerOf(
  child: ChildProcess,
  job: Serializable,
  { timeLimitMs, memoryLimitMb = Infinity }: Bounds,
): Promise<unknown> {
  const end = new AbortController();
  const giveUp = () => end.abort(new JobEnded("the job took too much time or memory"));
  const exited = (code: number | null, signal: string | null) => {
    const cause = code ?? signal;
    const Ending = crashes.includes(cause) ? JobEnded : Error;
    end.abort(new Ending(`its process ended with ${cause}`));
  };
  const timer = timeLimitMs === undefined ? undefined : setTimeout(giveUp, timeLimitMs);
  const watch = setInterval(() => residentMb(child) > memoryLimitMb && giveUp(), watchEveryMs);
  child.once("exit", exited);
  try {
    child.send(job, (error) => error && end.abort(error));
    const [answer]: unknown[] = await once(child, "message", { signal: end.signal });
    return answer;
  } catch (error) {
    throw end.signal.reason ?? error;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.off("exit", exited);
  }
}

/** 0 where the system doesn't tell. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
