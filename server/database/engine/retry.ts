// The only place that begins a database transaction, and retries it if the engine asks for it.
import type { Kysely, Transaction } from "kysely";
import { inTurn } from "./in-turn";

/** Serialization failures, a busy file, and a plan that another host's migration has outdated. */
const retryable = new Set(["40001", "40P01", "0A000", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT"]);
const attempts = 8;

/** Runs the work in a database transaction; `retryable` errors are retried, all others thrown. */
export function inTransaction<DB, Value>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Value>,
): Promise<Value> {
  return retried(() => db.transaction().execute((trx) => inTurn(trx, work)));
}

/** Retries with growing pauses while the engine reports a conflict. */
export async function retried<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * attempt * 2));
    }
  }
}

function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    retryable.has(error.code)
  );
}
