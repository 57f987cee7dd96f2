// Each acknowledged commit was flushed to disk, as traced system calls show.
import { spawnSync } from "node:child_process";
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { TestPortal, type TestEngine } from "../support/portal/backend";
import {
  canRunPostgres,
  PostgresCluster,
  clusterSkipReason,
} from "../support/database/postgres-cluster";
import { notesIn } from "../support/database/notes";
import { sized } from "../support/sized";
import { canTrace, syncsDuring, traceSkipReason } from "../support/measures/traced-calls";

const commits = sized(10, 200);
const thisOne = () => Promise.resolve([process.pid]);

async function times(work: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 0; number < commits; number += 1) await work(number);
}

/** One after the other, so that no two may share what the disk is asked. */
async function syncsOf(portal: TestPortal, pids: () => Promise<readonly number[]>) {
  const hana = await portal.customerWith("5000.00");
  await hana.saveBank();
  const withdraw = async () =>
    expect((await hana.post("/wallets/withdrawal/request", { amount: "0.01" })).status).toBe(201);
  const writing = await syncsDuring(await pids(), () => times(withdraw));
  const reading = await syncsDuring(await pids(), () => times(() => hana.available()));
  console.info(
    `${portal.engine}: ${commits} withdrawals asked the disk ${writing} times, ${commits} looks ${reading} times`,
  );
  return { writing, reading };
}

async function opened(engine: TestEngine, cluster?: PostgresCluster): Promise<TestPortal> {
  const portal = await TestPortal.open(
    engine,
    {},
    cluster && { address: cluster.address, drop: () => cluster.close() },
    { flushes: true },
  );
  onTestFinished(() => portal.close());
  return portal;
}

describe.skipIf(!canTrace)(`the disk is flushed${canTrace ? "" : ` (${traceSkipReason})`}`, () => {
  test(
    "at each commit of the embedded database, and never for reads",
    { timeout: 120_000 },
    async () => {
      const { writing, reading } = await syncsOf(await opened("SQLite"), thisOne);
      expect(writing).toBeGreaterThanOrEqual(commits);
      expect(reading).toBe(0);
    },
  );

  test("a process that has ended does not hold up the others", { timeout: 120_000 }, async () => {
    const { pid: ended } = spawnSync("true");
    const folder = mkdtempSync(join(tmpdir(), "portal-flushed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = openSync(join(folder, "a"), "w");
    const flush = () => Promise.resolve(fsyncSync(file));
    expect(await syncsDuring([ended, process.pid], flush)).toBe(1);
    closeSync(file);
  });

  test("a planted fault is found: a log that is never flushed", { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-unflushed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const db = await notesIn(folder, "a.sqlite", { settings: ["synchronous = NORMAL"] });
    expect(
      await syncsDuring(await thisOne(), () =>
        times((number) =>
          db
            .insertInto("notes")
            .values({ words: String(number) })
            .execute(),
        ),
      ),
    ).toBeLessThan(commits);
    await db.destroy();
  });

  test.skipIf(!canRunPostgres)(
    `at each commit of PostgreSQL, even if the server's default is off${canRunPostgres ? "" : ` (${clusterSkipReason})`}`,
    { timeout: 120_000 },
    async () => {
      const cluster = await PostgresCluster.create([
        "synchronous_commit=off",
        "wal_writer_delay=10s",
        "autovacuum=off",
      ]);
      const portal = await opened("PostgreSQL", cluster);
      const { writing } = await syncsOf(portal, () => serversOf(cluster));
      expect(writing).toBeGreaterThanOrEqual(commits);
      const others = new pg.Client({ connectionString: cluster.address });
      await others.connect();
      await others.query("create table planted (number integer)");
      const planted = await syncsDuring(await serversOf(cluster), () =>
        times((number) => others.query("insert into planted values ($1)", [number])),
      );
      await others.end();
      expect(planted, "the planted fault was not found").toBeLessThan(commits);
    },
  );
});

/** The processes that answer callers, and the one that makes more of them. */
async function serversOf(cluster: PostgresCluster): Promise<number[]> {
  const client = new pg.Client({ connectionString: cluster.address });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return [cluster.pid, ...rows.map(({ pid }) => pid)];
}
