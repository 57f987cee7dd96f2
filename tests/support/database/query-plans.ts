// How an engine would run statements that were asked of a portal.
import { join } from "node:path";
import Sqlite from "libsql";
import pg from "pg";
import { z } from "zod";
import type { Statement } from "../../bench/bench-database";
import { recordPostgres } from "../../bench/postgres-statements";
import { recordSqlite } from "../../bench/sqlite-statements";
import type { TestPortal } from "../portal/backend";

/** Notes every statement that connections of this engine run meanwhile; those of a backend that is opened meanwhile, too. */
export const recordOn = ({ engine }: TestPortal) =>
  engine === "SQLite" ? recordSqlite : recordPostgres;

const Plan = z.array(z.object({ detail: z.string() }));

export interface Planned {
  readonly text: string;
  readonly plan: string[];
}

export function plansOf(
  { dataDir, databaseUrl }: TestPortal,
  statements: readonly Statement[],
): Promise<Planned[]> {
  return databaseUrl
    ? postgresPlans(databaseUrl, statements)
    : Promise.resolve(sqlitePlans(dataDir, statements));
}

function sqlitePlans(dataDir: string, statements: readonly Statement[]): Planned[] {
  const file = new Sqlite(join(dataDir, "portal.sqlite"));
  const plans = statements.map(({ sql, parameters }) => {
    const rows = Plan.parse(file.prepare(`explain query plan ${sql}`).all([...parameters]));
    return { text: sql, plan: rows.map(({ detail }) => detail) };
  });
  file.close();
  return plans;
}

/** As if tables were long: PostgreSQL reads a short one whole, whatever indexes it has. */
async function postgresPlans(
  connectionString: string,
  statements: readonly Statement[],
): Promise<Planned[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("set enable_seqscan = off");
  const plans: Planned[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${sql}`, [
      ...parameters,
    ]);
    plans.push({ text: sql, plan: rows.map((row) => row["QUERY PLAN"]) });
  }
  await client.end();
  return plans;
}
