// Money requests over HTTP beside the very statements they run, replayed in a bare loop on a copy of the same database, on both engines.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startPortal } from "../support/server";
import { benchDatabases, openBackend, type BenchDatabase, type Replayed, type Statement } from "./bench-database";
import { addCustomers, withdrawHere, withdrawOverHttp } from "./money-traffic";
import { percentile, printTable, round } from "./table";

const connections = 8;
const loads = [
  { name: "200 wallets, 12 withdrawals each", wallets: 200, timesEach: 12, aim: ">= 0.5" },
  { name: "one hot wallet, 2,400 withdrawals", wallets: 1, timesEach: 2400, aim: ">= 0.6" },
] as const;

test.each(loads)("$name", async ({ name, wallets, timesEach, aim }) => {
  const rows = [];
  for (const database of await benchDatabases()) {
    rows.push({ ...(await compared(database, { wallets, timesEach })), aim });
    await database.drop();
  }
  printTable(`Withdrawal requests a second: ${name}, ${connections} connections`, rows);
});

async function compared(database: BenchDatabase, { wallets, timesEach }: { wallets: number; timesEach: number }) {
  const before = await openBackend(database);
  const tokens = await addCustomers(before, wallets);
  await before.close();
  const turns = Array.from({ length: timesEach }, () => tokens).flat();
  const copies = [await database.copy(), await database.copy(), await database.copy()] as const;
  const groups = await recordedGroups(database, turns);

  // The bare loop before and after, since a disk is not as quick at one time as at another.
  const bareBefore = await copies[0].replay(groups, connections);
  const http = await overHttp(copies[1], turns);
  const bareAfter = await copies[2].replay(groups, connections);
  const bare: Replayed = { seconds: (bareBefore.seconds + bareAfter.seconds) / 2, timesMs: [...bareBefore.timesMs, ...bareAfter.timesMs] };
  for (const copy of copies) await copy.drop();
  const [aSecond, bareASecond] = [turns.length / http.seconds, turns.length / bare.seconds];
  return {
    engine: database.engine,
    statements: round(groups.flat().length / turns.length, 1),
    http: round(aSecond, 0),
    bareLoop: round(bareASecond, 0),
    ratio: round(aSecond / bareASecond),
    httpP50Ms: round(percentile(http.timesMs, 0.5)),
    httpP99Ms: round(percentile(http.timesMs, 0.99)),
    bareP99Ms: round(percentile(bare.timesMs, 0.99)),
  };
}

/** The statements of each withdrawal, from asking who calls to the commit. */
async function recordedGroups(database: BenchDatabase, turns: readonly string[]): Promise<Statement[][]> {
  const statements = await database.record((backend) => withdrawHere(backend, turns));
  const groups: Statement[][] = [];
  for (const statement of statements) {
    if (statement.sql.includes("token_hash")) groups.push([]);
    groups.at(-1)?.push(statement);
  }
  expect(groups.length).toBe(turns.length);
  return groups;
}

async function overHttp({ settings, engine }: BenchDatabase, turns: readonly string[]): Promise<Replayed> {
  const portal = await startPortal(settings);
  await withdrawOverHttp(portal.origin, turns.slice(0, turns.length / 2), connections);
  const result = await withdrawOverHttp(portal.origin, turns, connections);
  await portal.stop();
  const verified = spawnSync(process.execPath, ["build/index.js", "ledger:verify"], { encoding: "utf8", env: { ...process.env, NODE_ENV: "production", MODE: "demo", ...settings } });
  console.info(`${engine}: ${(verified.stdout + verified.stderr).trim()}`);
  expect(verified.status).toBe(0);
  return result;
}
