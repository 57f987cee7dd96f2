// Money requests over HTTP next to the very statements they run, replayed in a bare loop on a copy of the same database, on both engines.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startPortal, type Portal } from "../support/portal/server";
import {
  benchDatabases,
  openBackend,
  type BenchDatabase,
  type Replayed,
  type Statement,
} from "./bench-database";
import { recordCapacity } from "./capacity";
import { addCustomers, withdrawHere, withdrawOverHttp } from "./money-traffic";
import { cpuMs } from "./process-figures";
import { percentile, printTable, round } from "./table";

const connections = 8;
/** Both in turns, since a disk is not as quick at one time as at another; the middle one counts. */
const rounds = 5;
const loads = [
  { name: "200 wallets, 12 withdrawals each", wallets: 200, timesEach: 12 },
  { name: "one hot wallet, 2,400 withdrawals", wallets: 1, timesEach: 2400 },
] as const;

test.each(loads)("$name", async ({ name, wallets, timesEach }) => {
  const rows = [];
  for (const database of await benchDatabases()) {
    const row = await compared(database, { wallets, timesEach });
    rows.push(row);
    recordCapacity(wallets > 1 ? "withdrawals" : "withdrawalsOneWallet", row.engine, row.http);
    if (wallets > 1) recordCapacity("withdrawalsP99", row.engine, row.httpP99Ms, "ms");
    await database.drop();
  }
  printTable(
    `Withdrawal requests per second: ${name}, ${connections} connections, median of ${rounds} rounds`,
    rows,
  );
});

test("two portal processes on one PostgreSQL", async () => {
  const [sqlite, database] = await benchDatabases();
  await sqlite?.drop();
  if (!database) return;
  const backend = await openBackend(database);
  const tokens = await addCustomers(backend, 200);
  await backend.close();
  const turns = Array.from({ length: 12 }, () => tokens).flat();
  // One after the other: the first fills the demo.
  const portals = [await startPortal(database.settings), await startPortal(database.settings)];
  const [alone, both] = [portals.slice(0, 1), portals];
  await roundOn(both, turns);
  const costs: Record<"one" | "two", RoundCost[]> = { one: [], two: [] };
  for (let done = 0; done < rounds; done += 1) {
    costs.one.push(await roundOn(alone, turns));
    costs.two.push(await roundOn(both, turns));
  }
  await Promise.all(portals.map((portal) => portal.stop()));
  verify(database);
  await database.drop();
  const [one, two] = [medianOf(costs.one), medianOf(costs.two)];
  printTable("Withdrawals on one and on two portal processes", [
    { processes: 1, ...one },
    { processes: 2, ...two, cpuRatio: round(two.cpuMs / one.cpuMs), target: "cpuRatio < 1.1" },
  ]);
  recordCapacity("withdrawalsTwoHosts", database.engine, two.aSecond);
  expect(two.aSecond).toBeGreaterThan(0);
});

interface RoundCost {
  readonly aSecond: number;
  /** CPU time of the portal processes for one withdrawal. */
  readonly cpuMs: number;
}

async function roundOn(portals: readonly Portal[], turns: readonly string[]): Promise<RoundCost> {
  const cpu = () => portals.reduce((sum, portal) => sum + cpuMs(portal.process.pid ?? 0), 0);
  const before = cpu();
  const halves = await Promise.all(
    portals.map(({ origin }, host) =>
      withdrawOverHttp(
        origin,
        turns.filter((_, turn) => turn % portals.length === host),
        connections / portals.length,
      ),
    ),
  );
  return {
    aSecond: turns.length / Math.max(...halves.map(({ seconds }) => seconds)),
    cpuMs: (cpu() - before) / turns.length,
  };
}

const medianOf = (costs: readonly RoundCost[]): RoundCost => ({
  aSecond: Math.round(
    percentile(
      costs.map(({ aSecond }) => aSecond),
      0.5,
    ),
  ),
  cpuMs: round(
    percentile(
      costs.map(({ cpuMs: ms }) => ms),
      0.5,
    ),
  ),
});

async function compared(
  database: BenchDatabase,
  { wallets, timesEach }: { wallets: number; timesEach: number },
) {
  const before = await openBackend(database);
  const tokens = await addCustomers(before, wallets);
  await before.close();
  const turns = Array.from({ length: timesEach }, () => tokens).flat();
  const untouched = await database.copy();
  const groups = await recordedGroups(database, turns);
  const { http, bare } = await inTurns(untouched, turns, groups);
  await untouched.drop();
  const [aSecond, bareASecond] = [http, bare].map(
    (all) =>
      turns.length /
      percentile(
        all.map(({ seconds }) => seconds),
        0.5,
      ),
  ) as [number, number];
  const [times, bareTimes] = [http, bare].map((all) => all.flatMap(({ timesMs }) => timesMs)) as [
    number[],
    number[],
  ];
  return {
    engine: database.engine,
    statements: round(groups.flat().length / turns.length, 1),
    http: round(aSecond, 0),
    bareLoop: round(bareASecond, 0),
    ratio: round(aSecond / bareASecond),
    httpP50Ms: round(percentile(times, 0.5)),
    httpP99Ms: round(percentile(times, 0.99)),
    bareP99Ms: round(percentile(bareTimes, 0.99)),
  };
}

/** The portal runs on over all rounds, after one that does not count; the bare loop begins each on a fresh copy. */
async function inTurns(database: BenchDatabase, turns: readonly string[], groups: Statement[][]) {
  const served = await database.copy();
  const portal = await startPortal(served.settings);
  await withdrawOverHttp(portal.origin, turns, connections);
  const [http, bare]: [Replayed[], Replayed[]] = [[], []];
  for (let done = 0; done < rounds; done += 1) {
    const copy = await database.copy();
    bare.push(await copy.replay(groups, connections));
    await copy.drop();
    http.push(await withdrawOverHttp(portal.origin, turns, connections));
  }
  await portal.stop();
  verify(served);
  await served.drop();
  return { http, bare };
}

/** The statements of each withdrawal, from asking who calls to the commit. */
async function recordedGroups(
  database: BenchDatabase,
  turns: readonly string[],
): Promise<Statement[][]> {
  const statements = await database.record((backend) => withdrawHere(backend, turns));
  const groups: Statement[][] = [];
  for (const statement of statements) {
    if (statement.sql.includes("token_hash")) groups.push([]);
    groups.at(-1)?.push(statement);
  }
  expect(groups.length).toBe(turns.length);
  return groups;
}

function verify({ settings, engine }: BenchDatabase): void {
  const verified = spawnSync(process.execPath, ["build/index.js", "ledger:verify"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", MODE: "demo", ...settings },
  });
  console.info(`${engine}: ${(verified.stdout + verified.stderr).trim()}`);
  expect(verified.status).toBe(0);
}
