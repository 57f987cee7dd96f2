// Work that may take too much runs in a process that ends alone; the one that serves goes on.
import { spawnSync } from "node:child_process";
import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { JobEnded, jobProcess } from "~server/kernel/job-process";

/** Does as each job says, in its own words. */
const code = `
const jobs = {
  pid: () => process.pid,
  settings: () => Object.keys(process.env),
  double: (number) => 2 * number,
  echo: (bytes) => bytes,
  exhaustHeap: () => { for (const all = []; ; ) all.push(new Array(1000).fill({})); },
  exhaustHeapAtOnce: () => { for (const all = []; ; ) all.push(new Array(20_000_000).fill(1.5)); },
  exhaustMemory: () => { for (const all = []; ; ) all.push(Buffer.alloc(1e6, 1)); },
  runForever: () => { for (;;); },
  exit: () => process.exit(3),
  abort: () => process.abort(),
  abortOnWindows: () => process.exit(134),
  kill: () => { process.kill(process.pid, "SIGKILL"); for (;;); },
  oomScore: () => Number(require("node:fs").readFileSync("/proc/self/oom_score_adj", "utf8")),
};
process.on("SIGUSR2", () => Promise.reject(new Error("of an earlier job")));
process.on("message", ({ name, input }) => process.send(jobs[name](input)));
`;
const ask = jobProcess({ code, heapLimitMb: 32 });
/** A process of its own that serves runs it as a program. */
const [built] = buildSync({
  entryPoints: ["server/kernel/job-process.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  write: false,
}).outputFiles;
const outcome = (job: Promise<unknown>) =>
  job.then(
    (answer) => answer,
    (error: unknown) => (error instanceof JobEnded ? "ended" : "failed"),
  );

describe("a job process", () => {
  test("answers jobs in the order in which they came, all in one process", async () => {
    const answers = await Promise.all([1, 2, 3].map((input) => ask({ name: "double", input })));
    expect(answers).toEqual([2, 4, 6]);
    const pids = await Promise.all([ask({ name: "pid" }), ask({ name: "pid" })]);
    expect(new Set([...pids, process.pid]).size).toBe(2);
  });

  test("gets bytes and gives them back, and leaves the caller's alone", async () => {
    const bytes = Uint8Array.of(1, 2, 255);
    expect(await ask({ name: "echo", input: bytes })).toEqual(bytes);
    expect(bytes).toEqual(Uint8Array.of(1, 2, 255));
  });

  test("has none of the settings and secrets of the one that serves", async () => {
    expect(process.env.PATH).toBeDefined();
    expect(await ask({ name: "settings" })).toEqual(["NODE_ENV"]);
  });

  test.each([
    ["fills its heap little by little", "exhaustHeap", {}],
    ["fills its heap at once", "exhaustHeapAtOnce", {}],
    ["takes more memory than it may", "exhaustMemory", { memoryLimitMb: 120 }],
    ["takes longer than it may", "runForever", { timeLimitMs: 300 }],
    ["aborts", "abort", {}],
    ["aborts as on Windows", "abortOnWindows", {}],
  ])("that %s ends alone, and the next job is done", async (_what, name, bounds) => {
    const [first, second] = [ask({ name }, bounds), ask({ name: "double", input: 4 })];
    expect([await outcome(first), await second]).toEqual(["ended", 8]);
  });

  test.each([
    ["is killed", (pid: number) => process.kill(pid, "SIGKILL")],
    ["fails", (pid: number) => process.kill(pid, "SIGUSR2")],
    ["is stopped", (pid: number) => process.kill(pid, "SIGALRM")],
  ])("that %s while it waits is replaced, and no job is lost", async (_what, harm) => {
    for (let time = 0; time < 3; time += 1) {
      const pid = Number(await ask({ name: "pid" }));
      harm(pid);
      expect(await outcome(ask({ name: "double", input: 1 }))).toBe(2);
      await expect.poll(() => ask({ name: "pid" })).not.toBe(pid);
    }
  });

  test("that something else kills at work has not done too much of it", async () => {
    await ask({ name: "exit" }).catch(() => undefined);
    expect(await outcome(ask({ name: "kill" }))).toBe("failed");
    expect(await ask({ name: "double", input: 2 })).toBe(4);
  });

  test.skipIf(process.platform !== "linux")(
    "is what Linux ends first if there is too little memory",
    async () => expect(await ask({ name: "oomScore" })).toBe(1000),
  );

  test("that exits by itself is an error, not too much work", async () => {
    expect(await outcome(ask({ name: "exit" }))).toBe("failed");
    expect(await ask({ name: "double", input: 2 })).toBe(4);
  });

  test("is deaf to signals, which are for the one that serves", async () => {
    const pid = Number(await ask({ name: "pid" }));
    for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.kill(pid, signal);
    expect(await ask({ name: "pid" })).toBe(pid);
  });

  test.each([
    ["exits", "process.exit()"],
    ["is killed", "process.kill(process.pid, 'SIGKILL')"],
    ["fails", "throw new Error('of the one that serves')"],
  ])("that computes ends soon after the one that serves %s", async (_what, end) => {
    const serving = `${built?.text ?? ""}
      const busy = "process.on('message', () => { process.send(process.pid); setImmediate(() => { for (;;); }); });";
      const pid = await jobProcess({ code: busy, heapLimitMb: 32 })({});
      process.stdout.write(String(pid), () => { ${end} });`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", serving], {
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^\d+$/);
    await expect.poll(() => stateOf(stdout), { timeout: 5_000 }).toMatch(/^Z?$/);
  });
});

/** As `ps` says; empty once it's gone, and Z until its parent has noticed. */
const stateOf = (pid: string) =>
  spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).stdout.trim().charAt(0);
