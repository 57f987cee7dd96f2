// The maximum waits for the database, step by step: together they stay below five seconds.
import { AsyncLocalStorage } from "node:async_hooks";

/** For a connection: a free one of the pool, or a new one. */
export const connectLimitMs = 3000;
/** For a row locked by another database transaction; PostgreSQL ends the wait itself. */
export const lockLimitMs = 2000;
/** For one statement; PostgreSQL cancels it itself. */
export const statementLimitMs = 3000;
/** For any result. A connection without one by then is dropped: its peer is gone or frozen. */
export const answerLimitMs = 3500;
/** PostgreSQL rolls back a transaction left idle for this long, and releases its locks. */
export const idleInTransactionLimitMs = 10_000;
/** For SQLite's write lock, if another process holds it. */
export const writeLockLimitMs = 3500;

const unlimited = new AsyncLocalStorage<true>();

let running = 0;

/** For work outside of requests: migrations, backups, commands. */
export async function withoutTimeLimits<Value>(work: () => Promise<Value>): Promise<Value> {
  running += 1;
  try {
    return await unlimited.run(true, work);
  } finally {
    running -= 1;
    // While enabled, it slows down every promise of the process (Node 20).
    if (running === 0) unlimited.disable();
  }
}

export const hasTimeLimits = () => unlimited.getStore() !== true;
/** The engine's own wait, which is repeated: long enough for another's commit. */
export const writerBusyTimeoutMs = 10;
