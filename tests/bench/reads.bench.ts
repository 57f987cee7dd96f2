// What a read of the API takes over HTTP, next to the very statements it asks, in a bare loop on the same database.
import { expect, test } from "vitest";
import { startPortal } from "../support/portal/server";
import { benchDatabases, openBackend, type BenchDatabase, type Statement } from "./bench-database";
import { recordCapacity } from "./capacity";
import { measure } from "./load";
import { addTransactions } from "./many-transactions";
import { addCustomers } from "./money-traffic";
import { percentile, printTable, round } from "./table";

const rows = 100_000;
const load = { connections: 1, requests: 500, warmUp: 2000, rounds: 5 };
const reads = [
  { what: `list of 10 of ${rows}`, path: "/api/transactions?page=1&limit=10" },
  { what: "wallet", path: "/api/wallets/my-wallet" },
] as const;

test("the list of transactions and the wallet", async () => {
  const table = [];
  for (const database of await benchDatabases()) {
    table.push(...(await compared(database)));
    await database.drop();
  }
  printTable("Reads of the API, one caller", table);
  expect(table.every(({ httpP50Ms }) => httpP50Ms > 0)).toBe(true);
});

async function compared(database: BenchDatabase) {
  const { settings, engine } = database;
  const backend = await openBackend(database);
  const [token = ""] = await addCustomers(backend, 1);
  await addTransactions(
    { dataDir: settings.DATA_DIR ?? "", databaseUrl: settings.DATABASE_URL },
    "nora0@example.com",
    rows,
  );
  await backend.close();
  const groups: Statement[][] = [];
  const bearer = `Bearer ${token}`;
  for (const { path } of reads) {
    const statements = await database.record((reading) => readHere(reading, path, bearer));
    groups.push(statements.slice(statements.findIndex(({ sql }) => sql.includes("token_hash"))));
  }

  const portal = await startPortal(settings);
  const targets = reads.map(({ path }) => ({
    address: portal.origin + path,
    pid: portal.process.pid ?? 0,
    bearer,
  }));
  const costs = await measure(targets, load);
  await portal.stop();
  recordCapacity("listByApi", engine, round(costs[0]?.p50Ms ?? 0), "ms");
  const table = [];
  for (const [at, { what }] of reads.entries()) {
    const bare = await database.replay(
      Array.from({ length: load.requests }, () => groups[at] ?? []),
      1,
    );
    const [http, bareP50Ms] = [costs[at], percentile(bare.timesMs, 0.5)];
    const ours = {
      httpP50Ms: round(http?.p50Ms ?? 0),
      httpP99Ms: round(http?.p99Ms ?? 0),
      cpuMs: round(http?.cpuMs ?? 0),
    };
    table.push({
      engine,
      what,
      statements: groups[at]?.length ?? 0,
      ...ours,
      bareP50Ms: round(bareP50Ms),
      bareP99Ms: round(percentile(bare.timesMs, 0.99)),
      ratio: round(bareP50Ms / (http?.p50Ms ?? 1)),
    });
  }
  return table;
}

async function readHere(
  { fetch }: Awaited<ReturnType<typeof openBackend>>,
  path: string,
  authorization: string,
): Promise<void> {
  const answer = await fetch(new Request(`http://portal${path}`, { headers: { authorization } }));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
