// The connections to PostgreSQL: those that callers wait for have time limits, those of migrations and commands have none.
import type { PostgresPool } from "kysely";
import pg from "pg";
import { preparedPool } from "./prepared-pool";
import {
  answerLimitMs,
  connectLimitMs,
  hasTimeLimits,
  idleInTransactionLimitMs,
  lockLimitMs,
  statementLimitMs,
} from "../engine/time-limits";

const waitingForTheDisk =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/** Set by a statement and not as startup parameters, which PgBouncer refuses. */
const limits = Object.entries({
  lock_timeout: lockLimitMs,
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: idleInTransactionLimitMs,
  tcp_user_timeout: 2 * idleInTransactionLimitMs,
});
const limiting = `select ${limits.map(([name, ms]) => `set_config('${name}', '${ms}', false)`).join()}`;

export function postgresPools(address: string): PostgresPool {
  const limited = pool(address, { min: 1, max: 10, connectionTimeoutMillis: connectLimitMs }, [
    waitingForTheDisk,
    limiting,
  ]);
  const unlimited = pool(
    address,
    { max: 10, connectionTimeoutMillis: 5000, idleTimeoutMillis: 1000 },
    [waitingForTheDisk],
  );
  const [forCallers, forUpkeep] = [
    preparedPool(limited, { answerWithinMs: answerLimitMs }),
    preparedPool(unlimited),
  ];
  return {
    connect: () => (hasTimeLimits() ? forCallers : forUpkeep).connect(),
    end: async () => void (await Promise.all([limited.end(), unlimited.end()])),
  };
}

function pool(address: string, sizes: pg.PoolConfig, firstStatements: readonly string[]): pg.Pool {
  const opened = new pg.Pool({
    connectionString: address,
    types: integersAsNumbers(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    ...sizes,
  });
  // A server that goes away while a connection idles is met again, with its error, by the next query.
  opened.on("error", () => undefined);
  opened.on("connect", (client) => {
    // The same of one that is in use: its query fails, and the event alone would end the process.
    client.on("error", () => undefined);
    // Whatever the server's usual is: what the portal acknowledges is on the server's disk. A connection that fails here fails its first question, too.
    for (const statement of firstStatements) client.query(statement).catch(() => undefined);
  });
  return opened;
}

function integersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, readInteger);
  types.setTypeParser(pg.types.builtins.NUMERIC, readInteger);
  return types;
}

function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError("an integer of the database is beyond 2^53");
  return value;
}
