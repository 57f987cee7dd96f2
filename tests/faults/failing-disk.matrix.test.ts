// The built portal on a disk that fills up, and on one that fails: changes wait, reading works, and
// it recovers without a restart.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { apiAs, fund, type ApiClient } from "../support/api/api-client";
import { diskStatus, lagMs, metricsToken } from "../support/measures/disk-status";
import { runCommandHere } from "../support/portal/command-here";
import { ownHost, startPortal } from "../support/portal/server";
import { canTrace, whileTraced, traceSkipReason } from "../support/measures/traced-calls";
import { sized } from "../support/sized";
import { startDemonstration } from "../support/portal/started-demonstration";

const recoversWithinMs = 5_000;
/** How long /readyz may still tell what it last heard. */
const readinessCachedMs = 2_200;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const canMount =
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["-m", "sh", "-c", "mount -t tmpfs none /mnt"]).status === 0;
const onSmallDisk = [
  "unshare",
  "-m",
  "sh",
  "-c",
  'mount -t tmpfs -o size=100m none "$DATA_DIR" && exec "$0" "$@"',
  process.execPath,
];

type Outcome = "done" | "wait" | "odd";
const messages = new Map<Outcome, string>();

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  return work.then(
    () => "done" as const,
    (error: unknown) => {
      const outcome = error instanceof Error && /: 503 /.test(error.message) ? "wait" : "odd";
      messages.set(outcome, String(error));
      return outcome;
    },
  );
}

const withdraw = (hana: ApiClient) =>
  outcomeOf(hana.call("POST", "/wallets/withdrawal/request", { amount: "0.01" }, randomUUID()));
const look = (hana: ApiClient) => outcomeOf(hana.call("GET", "/transactions"));

async function untilDone(work: () => Promise<Outcome>): Promise<number> {
  const from = performance.now();
  while ((await work()) !== "done" && performance.now() - from < 2 * recoversWithinMs)
    await later(50);
  return performance.now() - from;
}

/** Looks and withdraws for a while: what became of each. */
async function traffic(
  hana: ApiClient,
  rounds: number,
): Promise<{ writes: Set<Outcome>; reads: Set<Outcome> }> {
  const seen = { writes: new Set<Outcome>(), reads: new Set<Outcome>() };
  for (let round = 0; round < rounds; round += 1) {
    const [write, ...reads] = await Promise.all([withdraw(hana), look(hana), look(hana)]);
    seen.writes.add(write);
    for (const read of reads) seen.reads.add(read);
  }
  return seen;
}

async function openOn(launcher: readonly string[], start = startDemonstration) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-disk-"));
  const portal = await start({ DATA_DIR: dataDir, METRICS_TOKEN: metricsToken }, ownHost, launcher);
  const close = async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await fund(portal.origin, "hana@example.com", "1000.00");
  return { portal, hana: await apiAs(portal.origin, "hana@example.com"), dataDir, close };
}

describe.skipIf(!canMount)(
  `a small disk${canMount ? "" : " (skipped: only root may mount one)"}`,
  () => {
    test.runIf(sized(false, true))(
      "below the reserve, at the last byte, and after space is freed (only in faults)",
      { timeout: 120_000 },
      async () => {
        const { portal, hana, dataDir, close } = await openOn(onSmallDisk, startPortal);
        onTestFinished(close);
        // Only the portal has this disk; others see it through the portal's own view.
        const filler = `/proc/${portal.process.pid}/root${dataDir}/filler`;
        expect(await withdraw(hana)).toBe("done");
        expect(await diskStatus(portal)).toEqual({
          ready: "ready",
          disk: "disk up",
          isBelow: false,
          logged: [],
        });
        fill(filler, 60);
        await later(readinessCachedMs);
        expect(await diskStatus(portal)).toEqual({
          ready: "degraded",
          disk: "disk down",
          isBelow: true,
          logged: ["disk-below-reserve"],
        });
        await lagMs(portal);
        expect(await traffic(hana, 400)).toEqual({
          writes: new Set(["wait"]),
          reads: new Set(["done"]),
        });
        fill(filler, 200);
        expect(await traffic(hana, 400)).toEqual({
          writes: new Set(["wait"]),
          reads: new Set(["done"]),
        });
        const lag = await lagMs(portal);
        rmSync(filler);
        const backMs = await untilDone(() => withdraw(hana));
        console.info(
          `a full disk: writes again after ${backMs.toFixed(0)} ms, event loop late by ${lag.toFixed(1)} ms (99 of 100)`,
        );
        expect(backMs).toBeLessThan(recoversWithinMs);
        expect(lag).toBeLessThan(50);
        await later(readinessCachedMs);
        expect(await diskStatus(portal)).toEqual({
          ready: "ready",
          disk: "disk up",
          isBelow: false,
          logged: ["disk-below-reserve", "disk-above-reserve"],
        });
        expect([messages.get("odd"), portal.process.exitCode]).toEqual([undefined, null]);
      },
    );
  },
);

const failures = [
  { name: "writes to the log end in EIO", call: "pwrite64", error: "EIO" },
  { name: "writes to the log end in EROFS", call: "pwrite64", error: "EROFS" },
  { name: "flushes end in EIO", call: "fdatasync,fsync", error: "EIO" },
];

describe.skipIf(!canTrace)(`a failing disk${canTrace ? "" : ` (${traceSkipReason})`}`, () => {
  let opened: Awaited<ReturnType<typeof openOn>>;
  beforeAll(async () => {
    opened = await openOn([process.execPath]);
  });
  afterAll(() => opened.close());

  test.each(failures)("where $name", { timeout: 120_000 }, async ({ call, error }) => {
    const { portal, hana, dataDir } = opened;
    expect(await withdraw(hana)).toBe("done");
    const { pid = 0 } = portal.process;
    await whileTraced([pid], [`trace=${call}`, `inject=${call}:error=${error}`], async () => {
      expect(await traffic(hana, sized(10, 200))).toEqual({
        writes: new Set(["wait"]),
        reads: new Set(["done"]),
      });
    });
    // A commit that was not flushed may be found in the log after a power cut, and the answer says so.
    if (call.includes("fsync")) expect(messages.get("wait")).toMatch(/may have gone through/);
    const backMs = await untilDone(() => withdraw(hana));
    console.info(`${call} (${error}): writes again after ${backMs.toFixed(0)} ms`);
    expect(backMs).toBeLessThan(recoversWithinMs);
    expect([messages.get("odd"), portal.process.exitCode]).toEqual([undefined, null]);
    expect((await runCommandHere(["ledger:verify"], { DATA_DIR: dataDir })).code).toBe(0);
  });
});

/** Makes the file this large, or as large as the disk lets it. */
function fill(path: string, megabytes: number): void {
  const file = openSync(path, "a");
  const block = Buffer.alloc(1024 * 1024, 1);
  try {
    for (let written = 0; written < megabytes; written += 1) writeSync(file, block);
    for (;;) if (megabytes < 100 || writeSync(file, block, 0, 4096) < 4096) return;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(file);
  }
}
