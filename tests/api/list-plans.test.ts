// No list of the administrators reads a whole table, or sorts one, to show a page: SQLite says so of every statement. `npm run bench` asks both engines at full size.
import { expect, test } from "vitest";
import { CompiledQuery } from "kysely";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { openDatabase } from "~server/storage/dialect";
import { recordSqlite } from "../bench/sqlite-statements";
import { TestPortal } from "../support/backend";
import { Caller } from "../support/caller";
import { listQueries } from "../support/list-queries";

const wholeTable = /^SCAN (transactions|users|wallets|accounts|tallies)\b(?!.*USING (COVERING )?INDEX)/;
/** These count everything by their nature, and their totals are kept. */
const isTotal = (sql: string) => /^select (count\(|sum\(|sum\(count\))/i.test(sql);

test("every page of every list is read by an index, in its order", async () => {
  const portal = await TestPortal.open("SQLite");
  const admin = await portal.admin();
  const asked = listQueries({ name: "ada", commonName: "a", reference: "tx-0" });
  const statuses = new Set<number>();
  const statements = await recordSqlite(async () => {
    const backend = await createBackend(readConfig({ DATA_DIR: portal.dataDir }), { now: portal.context.now });
    const caller = new Caller(backend, admin.token);
    for (const path of [...asked, "/transactions/stats/admin/days"]) statuses.add((await caller.get(path)).status);
    await backend.close();
  });
  expect([...statuses]).toEqual([200]);

  const { db } = openDatabase({ dataDir: portal.dataDir });
  const lists = new Map(statements.filter(({ sql }) => /from "(transactions|users|wallets)"/.test(sql) && !isTotal(sql)).map((one) => [one.sql, one]));
  expect(lists.size).toBeGreaterThan(50);
  expect([...lists.keys()].filter((sql) => sql.includes("made_on"))).toHaveLength(1);
  for (const { sql, parameters } of lists.values()) {
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    const plan = rows.map(({ detail }) => detail);
    expect(plan.filter((line) => wholeTable.test(line)), sql).toEqual([]);
    if (sql.includes("made_on")) expect(plan.filter((line) => /SEARCH transactions USING COVERING INDEX transactions_by_kind_time/.test(line))).toHaveLength(6);
    if (/from "transactions" where .*(lower\(reference\)|user_id in)/.test(sql)) expect(plan.join("\n"), sql).toMatch(/transactions_by_(reference|user)\b/);
    const isSorted = /\+created_at|\+amount_minor| union select/.test(sql);
    if (sql.includes(" as walked") && !isSorted) expect(plan.filter((line) => line.includes("TEMP B-TREE")), sql).toEqual([]);
  }
  await db.destroy();
  await portal.close();
});
