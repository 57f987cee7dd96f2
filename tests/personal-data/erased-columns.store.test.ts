// What stays of a person's rows keeps no text of theirs: each text column is filled before they are erased, and read afterwards.
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "~server/database/db";
import { declaring } from "~server/declared";
import { canaryUserIn } from "../support/people/canary-user";
import { TestPortal } from "../support/portal/backend";

interface Column {
  readonly table: string;
  readonly column: string;
}

const planted = "planted text";
const staying = declaring.flatMap(({ erase }) =>
  Object.entries(erase?.tables ?? {}).flatMap(([table, fate]) =>
    typeof fate === "string" ? [table] : [],
  ),
);

const named = declaring.flatMap(({ erase }) =>
  Object.entries(erase?.keeps ?? {}).flatMap(([table, kept]) =>
    kept.map((column) => `${table}.${column}`),
  ),
);

test("text of a person is erased from the rows that stay, but in columns that their feature names", async () => {
  expect(await columnsLeft()).toEqual(named.toSorted());
});

test("a planted column that no feature erases is found", async () => {
  const left = await columnsLeft((db) =>
    sql`alter table transactions add column planted_text text`.execute(db),
  );
  expect(left).toEqual([...named, "transactions.planted_text"].sort());
});

/** The columns in which text of a person is found after they were erased. */
async function columnsLeft(change: (db: Db) => Promise<unknown> = async () => {}) {
  const portal = await TestPortal.open("SQLite");
  const { canaryUser } = await canaryUserIn(portal);
  const { storage, erase, now } = portal.context;
  await storage.transaction(change);
  const columns = (await textColumns(storage.db)).filter(({ table }) => staying.includes(table));
  const filled = await storage.transaction((db) => fill(db, columns, canaryUser.id));
  await storage.transaction((db) =>
    erase("person", { db, id: canaryUser.id, now: now(), language: "en" }),
  );
  const left: string[] = [];
  for (const { table, column } of filled) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${planted}%`} limit 1`.execute(storage.db);
    if (rows.length > 0) left.push(`${table}.${column}`);
  }
  return left.sort();
}

async function textColumns(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`select made.name as "table", info.name as "column"
    from sqlite_master as made, pragma_table_info(made.name) as info
    where made.type = 'table' and lower(info.type) = 'text'`.execute(db);
  return rows;
}

/** Returns the columns that take any text; the others are keys, or have a check. */
async function fill(db: Db, columns: readonly Column[], userId: string): Promise<Column[]> {
  const filled: Column[] = [];
  for (const { table, column } of columns) {
    if (column === "id" || column.endsWith("_id")) continue;
    const names = columns.flatMap((other) => (other.table === table ? [other.column] : []));
    await sql`savepoint filling`.execute(db);
    try {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${planted} || rowid
        where ${ownedBy(userId, table, names)}`.execute(db);
      filled.push({ table, column });
    } catch {
      await sql`rollback to filling`.execute(db);
    }
    await sql`release filling`.execute(db);
  }
  return filled;
}

function ownedBy(userId: string, table: string, columns: readonly string[]) {
  if (table === "users") return sql`id = ${userId}`;
  if (columns.includes("user_id")) return sql`user_id = ${userId}`;
  if (columns.includes("person_id")) return sql`person_id = ${userId}`;
  if (columns.includes("wallet_id"))
    return sql`wallet_id in (select id from wallets where user_id = ${userId})`;
  return sql`1 = 0`;
}
