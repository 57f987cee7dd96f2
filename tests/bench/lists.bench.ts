// The administrators' lists over a million transactions and a hundred thousand people: database time of their first 100 pages, plans, and what their indexes cost.
import { expect, test } from "vitest";
import { rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { openDatabase } from "~server/database/engine/dialect";
import { listQueries, adminRecordQueries } from "../support/api/list-queries";
import { benchDatabases, openBackend, type BenchDatabase } from "./bench-database";
import { costOfInserts, fillLists, listIndexes, size } from "./fill-lists";
import { addMessages, fillAdminRecords } from "./fill-admin-records";
import { callsIn, indexSizes, scansIn, type ListCall } from "./list-statements";
import { addCustomers } from "./money-traffic";
import { percentile, printTable, round } from "./table";

type Row = Record<string, string | number>;

const rounds = 3;
const slowestShown = 15;
/** What compares or sums up all of a period is no page of a list: it is read a stretch at a time, with others in between. */
const isReport = (list: string) => list.startsWith("/reconciliation/");
const listOf = (path: string) => path.split("?")[0] ?? "";
const lately = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const pages = [
  ...listQueries({ name: "keller4141", commonName: "a", reference: "TX-1234" }),
  ...adminRecordQueries({ from: lately(30), to: lately(0) }),
];
const asked = pages.flatMap((path) =>
  [1, 100].map((page) => `${path}${path.endsWith("?") ? "" : "&"}page=${page}`),
);

test(
  `lists of ${size.transactions} transactions and ${size.people} people`,
  { timeout: 1_500_000 },
  async () => {
    const [times, costs]: [Row[], Row[]] = [[], []];
    const scans: string[] = [];
    for (const database of await benchDatabases()) {
      const calls = await callsOn(database);
      times.push(...(await timesOf(database, calls)));
      scans.push(
        ...(await scansIn(
          database,
          calls.flatMap(({ rows }) => rows),
        )),
      );
      costs.push(await costsOf(database));
      await database.drop();
    }
    printTable("Back-office lists, database milliseconds per page", times);
    printTable("Cost of their indexes on transactions", costs);
    expect(scans).toEqual([]);
  },
);

async function callsOn(database: BenchDatabase): Promise<ListCall[]> {
  const backend = await openBackend(database);
  const [token = ""] = await addCustomers(backend, 1);
  const users = usersIn(backend.context.storage.db);
  const admin = await users.byEmail("nora0@example.com");
  await users.update(admin?.id ?? "", { role: "admin", staff_roles: rolesAsText(staffRoles) });
  await addMessages(backend);
  await backend.close();
  const place = {
    dataDir: database.settings.DATA_DIR ?? "",
    databaseUrl: database.settings.DATABASE_URL,
  };
  await fillLists(place, Date.now());
  await fillAdminRecords(place, Date.now());
  const statements = await database.record(async ({ fetch }) => {
    for (const path of asked) {
      const answer = await fetch(
        new Request(`http://portal/api${path}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      if (answer.status !== 200)
        throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    }
  });
  return callsIn(statements, asked);
}

async function timesOf(database: BenchDatabase, calls: readonly ListCall[]) {
  const best = async (groups: readonly ListCall["rows"][]) => {
    const runs: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push((await database.replay(groups, 1)).timesMs);
    return groups.map((_, at) =>
      percentile(
        runs.map((run) => run[at] ?? 0),
        0.5,
      ),
    );
  };
  const [rowTimes, totalTimes] = [
    await best(calls.map(({ rows }) => rows)),
    await best(calls.map(({ totals }) => totals)),
  ];
  const timed = calls.map(({ path }, at) => ({
    path,
    rowsMs: rowTimes[at] ?? 0,
    totalMs: totalTimes[at] ?? 0,
  }));
  printTable(
    `The slowest pages on ${database.engine}`,
    timed
      .toSorted((a, b) => b.rowsMs - a.rowsMs)
      .slice(0, slowestShown)
      .map(({ path, rowsMs }) => ({ path, ms: round(rowsMs) })),
  );
  printTable(
    `The slowest totals on ${database.engine}`,
    timed
      .toSorted((a, b) => b.totalMs - a.totalMs)
      .slice(0, slowestShown)
      .map(({ path, totalMs }) => ({ path, ms: round(totalMs) })),
  );
  const lists = [...new Set(timed.map(({ path }) => listOf(path)))];
  return lists.map((list) => {
    const pages = timed.filter(({ path }) => listOf(path) === list);
    const slowest = pages.toSorted((a, b) => b.rowsMs - a.rowsMs);
    const over = pages.filter(({ rowsMs }) => rowsMs > 50).length;
    const [worst] = slowest;
    const medianMs = round(
      percentile(
        pages.map(({ rowsMs }) => rowsMs),
        0.5,
      ),
    );
    const target = isReport(list) ? "-" : "50, 300 with several filters";
    return {
      engine: database.engine,
      list,
      target,
      pages: pages.length,
      medianMs,
      worstMs: round(worst?.rowsMs ?? 0),
      over50: over,
      worst: worst?.path.split("?")[1] ?? "",
      worstTotalMs: round(Math.max(...pages.map(({ totalMs }) => totalMs))),
    };
  });
}

async function costsOf(database: BenchDatabase) {
  const inserts = async (letter: string) => {
    const { db } = openDatabase({
      dataDir: database.settings.DATA_DIR ?? "",
      databaseUrl: database.settings.DATABASE_URL,
    });
    const ms = await db.transaction().execute((trx) => costOfInserts(trx, letter, 2000));
    await db.destroy();
    return ms;
  };
  const withThem = await inserts("w");
  const sizes = await indexSizes(database, listIndexes);
  const without = await inserts("o");
  const megabytes = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name.replace("transactions_", "") + " MB",
      round(size, 0),
    ]),
  );
  return {
    engine: database.engine,
    ...megabytes,
    "insert ms": round(withThem, 3),
    "without ms": round(without, 3),
  };
}
