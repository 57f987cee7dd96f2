// Connections to PostgreSQL: with time limits for requests, without for migrations and commands.
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { preparedPool } from "./prepared-pool";
import {
  answerLimitMs,
  connectLimitMs,
  hasTimeLimits,
  idleInTransactionLimitMs,
  lockLimitMs,
  statementLimitMs,
} from "../engine/time-limits";

const synchronousCommit =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/** Compiling takes longer than any query here; without statistics, as in a new database, the planner chooses it anyway. */
const withoutJit = "select set_config('jit', 'off', false)";

/** Set by a statement and not as startup parameters, which PgBouncer refuses. */
const limits = Object.entries({
  lock_timeout: lockLimitMs,
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: idleInTransactionLimitMs,
  tcp_user_timeout: 2 * idleInTransactionLimitMs,
});
const limiting = `select ${limits.map(([name, ms]) => `set_config('${name}', '${ms}', false)`).join()}`;

type Driver = typeof pg;

/** Loads the driver on demand, since a portal on SQLite doesn't need it. */
export async function postgresPools(address: string): Promise<PostgresPool> {
  const { default: driver } = await import("pg");
  const connection = { ...alwaysSet(driver), connectionString: address };
  const limited = new driver.Pool({
    ...connection,
    min: 1,
    max: 10,
    connectionTimeoutMillis: connectLimitMs,
  });
  const unlimited = new driver.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 1000,
  });
  prepare(limited, [synchronousCommit, withoutJit, limiting]);
  prepare(unlimited, [synchronousCommit, withoutJit]);
  const [forCallers, forUpkeep] = [
    preparedPool(limited, { answerWithinMs: answerLimitMs }),
    preparedPool(unlimited),
  ];
  return {
    connect: () => (hasTimeLimits() ? forCallers : forUpkeep).connect(),
    end: async () => void (await Promise.all([limited.end(), unlimited.end()])),
  };
}

function prepare(pool: pg.Pool, firstStatements: readonly string[]): void {
  // If the server goes away while a connection is idle, the next query gets the error.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The same for a connection in use: its query fails, and an unhandled event would end the process.
    client.on("error", () => undefined);
    // Overrides the server's default: what the portal acknowledges must be on the server's disk. If this fails, the connection's first query fails, too.
    for (const statement of firstStatements) client.query(statement).catch(() => undefined);
  });
}

function alwaysSet({ TypeOverrides, types: { builtins } }: Driver): pg.PoolConfig {
  const types = new TypeOverrides();
  types.setTypeParser(builtins.INT8, readInteger);
  types.setTypeParser(builtins.NUMERIC, readInteger);
  return { types, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}

function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError("an integer of the database is beyond 2^53");
  return value;
}
