// What becomes of a person's rows is said for each table, by the feature that owns it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "~server/database/storage";
import { declaring } from "~server/declared";
import { feature, type Feature } from "~server/http/feature";
import { savingsGoals } from "../sample";
import { addSavingsGoals } from "../sample/migration";
import { copyMigratedFile } from "../support/database/migrated-database";

interface Column {
  readonly table: string;
  readonly column: string;
  /** 1 where it refers to `users`. */
  readonly refersToUsers: number;
}

const personColumn = /^(user|person|actor|staff|author|requester|decider)_id$|_by$/;

const folder = mkdtempSync(join(tmpdir(), "erased-tables-"));
let columns: readonly Column[] = [];
beforeAll(async () => {
  await copyMigratedFile(folder);
  const { db, close } = await openStorage({ dataDir: folder, now: 0 });
  await addSavingsGoals(db);
  const { rows } = await sql<Column>`select made.name as "table", info.name as "column",
    exists (select 1 from pragma_foreign_key_list(made.name) as key
      where key."from" = info.name and key."table" = 'users') as "refersToUsers"
    from sqlite_master as made, pragma_table_info(made.name) as info
    where made.type = 'table'`.execute(db);
  columns = rows;
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(features: readonly Feature[]): string[] {
  const named = features.flatMap(({ name, erase }) =>
    Object.entries(erase?.tables ?? {}).map(([table, fate]) => ({ name, table, fate })),
  );
  const withPerson = new Set([
    "users",
    ...columns
      .filter(({ column, refersToUsers }) => refersToUsers === 1 || personColumn.test(column))
      .map(({ table }) => table),
  ]);
  const withUserId = new Set(
    columns.filter(({ column }) => column === "user_id").map(({ table }) => table),
  );
  return [
    ...[...withPerson].flatMap((table) => {
      const owners = named.filter((one) => one.table === table).map(({ name }) => name);
      return owners.length === 1 ? [] : `${table} is named by ${owners.join(" and ") || "none"}`;
    }),
    ...named
      .filter(({ table }) => !withPerson.has(table))
      .map(({ name, table }) => `${name} names ${table}, which has no person's ID`),
    ...named
      .filter(({ table, fate }) => typeof fate !== "string" && !withUserId.has(table))
      .map(({ name, table }) => `${name} deletes from ${table}, which has no user_id`),
  ];
}

test("each table with a person's ID is named by exactly one feature", () => {
  expect(columns.length).toBeGreaterThan(200);
  expect(faultsOf([...declaring, savingsGoals])).toEqual([]);
});

test.each<[string, readonly Feature[], string]>([
  ["no feature names it", [], "savings_goals is named by none"],
  [
    "two features name it",
    [savingsGoals, feature("planted", { erase: savingsGoals.erase })],
    "savings_goals is named by savings-goals and planted",
  ],
  [
    "it doesn't exist",
    [savingsGoals, feature("planted", { erase: { tables: { goals: "kept" } } })],
    "planted names goals, which has no person's ID",
  ],
])("a planted table is found if %s", (_what, planted, fault) => {
  expect(faultsOf([...declaring, ...planted])).toEqual([fault]);
});

test("rows that are deleted by user_id have one", () => {
  const others = declaring.filter(({ name }) => name !== "audit");
  const planted = feature("planted", { erase: { tables: { audit: [] } } });
  expect(faultsOf([...others, planted, savingsGoals])).toEqual([
    "planted deletes from audit, which has no user_id",
  ]);
});
