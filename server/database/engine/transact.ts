// Runs one database transaction: the work, its last statements, the commit.
import { PostgresAdapter, type Kysely, type Transaction } from "kysely";
import { pipelined } from "../postgres/pipelining/pipelined";
import { isUnconfirmed } from "./commit-unconfirmed";

/**
 * Takes statements that were just sent and whose results aren't needed; if one fails, the database transaction is rolled back.
 * PostgreSQL receives them before the commit and turns it into a rollback, so there is no need to wait for their results first.
 */
export type BeforeCommit = (statement: Promise<unknown>) => void;

export async function transact<DB, Value>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>, beforeCommit: BeforeCommit) => Promise<Value>,
): Promise<Value> {
  const last: Promise<unknown>[] = [];
  const beforeCommit: BeforeCommit = (statement) => {
    statement.catch(() => undefined);
    last.push(statement);
  };
  const undoesByItself = db.getExecutor().adapter instanceof PostgresAdapter;
  try {
    const value = await db.transaction().execute((trx) =>
      pipelined(trx, async (together) => {
        const made = await work(together, beforeCommit);
        if (!undoesByItself) await Promise.all(last);
        return made;
      }),
    );
    await Promise.all(last);
    return value;
  } catch (error) {
    // The first error is more specific than the commit's; a lost connection fails the other statements as well.
    if (!isUnconfirmed(error)) await Promise.all(last);
    throw error;
  }
}
