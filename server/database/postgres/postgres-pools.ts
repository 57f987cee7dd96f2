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

/** Overrides the server's default: what the portal acknowledges must be on the server's disk. */
const synchronousCommit =
  "case when current_setting('synchronous_commit') = 'off' then set_config('synchronous_commit', 'on', false) end";

/** Compiling takes longer than any query here; without statistics, as in a new database, the planner chooses it anyway. */
const withoutJit = "set_config('jit', 'off', false)";

const limits = Object.entries({
  lock_timeout: lockLimitMs,
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: idleInTransactionLimitMs,
  tcp_user_timeout: 2 * idleInTransactionLimitMs,
}).map(([name, ms]) => `set_config('${name}', '${ms}', false)`);

/** Set by a statement and not as startup parameters, which PgBouncer refuses. */
const first = (settings: readonly string[]) => `select ${settings.join()}`;

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
  ignoreIdleErrors(limited);
  ignoreIdleErrors(unlimited);
  const always = [synchronousCommit, withoutJit];
  const [forCallers, forUpkeep] = [
    preparedPool(limited, { first: first([...always, ...limits]), answerWithinMs: answerLimitMs }),
    preparedPool(unlimited, { first: first(always) }),
  ];
  return {
    connect: () => (hasTimeLimits() ? forCallers : forUpkeep).connect(),
    end: async () => void (await Promise.all([limited.end(), unlimited.end()])),
  };
}

/** If the server goes away, the next query gets the error; an unhandled event would end the process. */
function ignoreIdleErrors(pool: pg.Pool): void {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
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
