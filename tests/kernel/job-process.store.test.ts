// Work that may take too much runs in a process that ends alone; the one that serves goes on.
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
};
process.on("message", ({ name, input }) => process.send(jobs[name](input)));
`;
const ask = jobProcess({ code, heapLimitMb: 32 });
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
  ])("that %s ends alone, and the next job is done", async (_what, name, bounds) => {
    const [first, second] = [ask({ name }, bounds), ask({ name: "double", input: 4 })];
    expect([await outcome(first), await second]).toEqual(["ended", 8]);
  });

  test("that is killed while it waits is replaced", async () => {
    const pid = Number(await ask({ name: "pid" }));
    process.kill(pid, "SIGKILL");
    await expect.poll(() => outcome(ask({ name: "double", input: 1 }))).toBe(2);
    expect(await ask({ name: "pid" })).not.toBe(pid);
  });

  test("that exits by itself is an error, not too much work", async () => {
    expect(await outcome(ask({ name: "exit" }))).toBe("failed");
    expect(await ask({ name: "double", input: 2 })).toBe(4);
  });

  test("is deaf to signals, which are for the one that serves, and ends with it", async () => {
    const pid = Number(await ask({ name: "pid" }));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(pid, signal);
    expect(await ask({ name: "pid" })).toBe(pid);
  });
});
