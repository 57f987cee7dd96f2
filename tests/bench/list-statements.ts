// What the lists ask of a database, call by call, and how the database goes about it.
import { CompiledQuery, sql } from "kysely";
import { openDatabase } from "~server/database/engine/dialect";
import type { BenchDatabase, Statement } from "./bench-database";

/** One call's statements: those that find its rows, and those that count all of them. */
export interface ListCall {
  readonly path: string;
  readonly rows: readonly Statement[];
  readonly totals: readonly Statement[];
}

const isTotal = ({ sql: text }: Statement) =>
  /^select (count\(\*\) as "count" from "(users|wallets)"|"transactions"."currency", count\(|count\(\*\) as count from \(select .* as waiting where 1 = 1$|sum\()/i.test(
    text,
  ) && !/limit [$?]\d*\) as counted$/.test(text);

/** Each call begins by asking who calls. */
export function callsIn(statements: readonly Statement[], paths: readonly string[]): ListCall[] {
  const groups: Statement[][] = [];
  for (const statement of statements) {
    if (statement.sql.includes("token_hash")) groups.push([]);
    else groups.at(-1)?.push(statement);
  }
  return paths.map((path, at) => {
    const group = groups[at] ?? [];
    return { path, rows: group.filter((one) => !isTotal(one)), totals: group.filter(isTotal) };
  });
}

const grows = "transactions|wallets|accounts|audit|entries|postings|crypto_payments";
const fullScan = {
  SQLite: new RegExp(String.raw`SCAN (users|${grows})\b(?!.*USING (COVERING )?INDEX)`),
  // A search for a part of a name reads all names: PostgreSQL from the table, SQLite from an index.
  PostgreSQL: new RegExp(String.raw`Seq Scan on (${grows})\b`),
} as const;

/** Statements whose plan reads a whole table. */
export async function scansIn(
  database: BenchDatabase,
  statements: readonly Statement[],
): Promise<string[]> {
  const { db, engine } = openDatabase({
    dataDir: database.settings.DATA_DIR ?? "",
    databaseUrl: database.settings.DATABASE_URL,
  });
  const explain = engine === "sqlite" ? "explain query plan" : "explain";
  const found = [];
  for (const statement of new Map(statements.map((one) => [one.sql, one])).values()) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${statement.sql}`, [...statement.parameters]),
    );
    const plan = rows.map((row) => String(row.detail ?? row["QUERY PLAN"])).join("\n");
    if (fullScan[database.engine].test(plan)) found.push(`${statement.sql}\n${plan}`);
  }
  await db.destroy();
  return found;
}

/** Megabytes of each index. */
export async function indexSizes(
  database: BenchDatabase,
  names: readonly string[],
): Promise<Record<string, number>> {
  const { db, engine } = openDatabase({
    dataDir: database.settings.DATA_DIR ?? "",
    databaseUrl: database.settings.DATABASE_URL,
  });
  const sizes: Record<string, number> = {};
  for (const name of names) {
    if (engine === "postgres")
      sizes[name] =
        Number(
          (await sql<{ size: number }>`select pg_relation_size(${name}) as size`.execute(db))
            .rows[0]?.size ?? 0,
        ) / 1e6;
    else {
      const free = async () =>
        Number(
          (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db)).rows[0]
            ?.freelist_count ?? 0,
        );
      const before = await free();
      await sql`drop index ${sql.ref(name)}`.execute(db);
      sizes[name] = (((await free()) - before) * 4096) / 1e6;
    }
  }
  if (engine === "postgres")
    for (const name of names) await sql`drop index ${sql.ref(name)}`.execute(db);
  await db.destroy();
  return sizes;
}
