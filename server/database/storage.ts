// The interface to storage: one connection for reads, and database transactions for changes.
import { sql } from "kysely";
import type { Db } from "./db";
import { openDatabase, truncateWal, type Engine } from "./engine/dialect";
import { LockQueues } from "./engine/lock-queue";
import { requireOwnConnections } from "./postgres/pooler";
import { lockLimitMs, withoutTimeLimits } from "./engine/time-limits";
import { claim, isClaimed, migrate, refuseOlderData, requireCurrentSchema } from "./migrate";
import { asUnreachable } from "./engine/unreachable";
import { inTransaction } from "./engine/retry";
import { clockOf, requireWritable } from "./engine/writable";
import { upkeepOf, type Upkeep } from "./upkeep/upkeep";

export interface Storage {
  readonly engine: Engine;
  /** For reading, outside any database transaction. */
  readonly db: Db;
  /**
   * Everything the work writes is committed, or nothing is. `contended` names the owner of rows that it is likely to wait for:
   * transactions with the same name use few connections at a time.
   */
  transaction<Value>(work: (db: Db) => Promise<Value>, contended?: string): Promise<Value>;
  /** The number of database transactions that are open or waiting. */
  inFlight(): number;
  /** Consistent reads: all of them see the same snapshot. */
  snapshot<Value>(work: (db: Db) => Promise<Value>): Promise<Value>;
  /** The same for reads that may take minutes. */
  longSnapshot<Value>(work: (db: Db) => Promise<Value>): Promise<Value>;
  /** After something was erased: leaves no copy of it in the database's own log. */
  settle(): Promise<void>;
  /** For maintenance: backups, keys, and reset. */
  readonly upkeep: Upkeep;
  /** True for only one caller, ever, across all hosts: for work that must be done once. */
  claim(name: string, now: number): Promise<boolean>;
  isClaimed(name: string): Promise<boolean>;
  /** Rejects if the database doesn't respond. */
  ping(): Promise<void>;
  /** Rejects if the database can be read but not changed, such as a standby or a file on a read-only disk. */
  requireWritable(): Promise<void>;
  /** The time of the database's machine, UTC milliseconds; null if it is this one. */
  clock(): Promise<number | null>;
  close(): Promise<void>;
}

/** What happens to the schema when a database is opened: it is brought up to date, has to be, or is left as it is. */
export type SchemaUse = "migrate" | "current" | "any";

/** `now` is UTC milliseconds. */
export async function openStorage(settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
  now: number;
  schema?: SchemaUse;
}): Promise<Storage> {
  const { db, engine } = openDatabase(settings);
  try {
    if (settings.databaseUrl !== undefined) await requireOwnConnections(settings.databaseUrl);
    const { schema = "migrate" } = settings;
    if (schema === "migrate") await withoutTimeLimits(() => migrate(db, settings.now));
    if (schema === "current") await requireCurrentSchema(db);
    if (schema === "any") await refuseOlderData(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw await asUnreachable(error, settings);
  }
  const oneMoment = () =>
    db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const counted = countOpen();
  const queues = new LockQueues(lockLimitMs);
  // SQLite has a single writer and can't run out of connections.
  const queued = <Value>(contended: string | undefined, work: () => Promise<Value>) =>
    contended !== undefined && engine === "postgres" ? queues.run(contended, work) : work();
  return {
    engine,
    db,
    transaction: (work, contended) =>
      counted.run(() => queued(contended, () => inTransaction(db, work))),
    inFlight: counted.open,
    snapshot: (work) => oneMoment().execute((trx) => work(trx)),
    longSnapshot: (work) => withoutTimeLimits(() => oneMoment().execute((trx) => work(trx))),
    settle: () => truncateWal(db, engine),
    upkeep: upkeepOf(db, settings.databaseUrl),
    claim: (name, now) => claim(db, name, now),
    isClaimed: (name) => isClaimed(db, name),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    requireWritable: () => requireWritable(db, settings),
    clock: () => clockOf(db, engine),
    close: () => db.destroy(),
  };
}

/** Counts work in progress. */
function countOpen() {
  let count = 0;
  return {
    open: () => count,
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
      }
    },
  };
}
