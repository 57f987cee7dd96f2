// One connection to a SQLite file. A commit is told of once it is on the disk, while the next one is already at work.
import { CompiledQuery, SqliteDriver, type DatabaseConnection, type SqliteDatabase, type SqliteStatement, type TransactionSettings } from "kysely";
import type Sqlite from "libsql";
import type { FlushedLog } from "./flushed-log";

const rememberedStatements = 500;

/** Whether something was written since the connection was taken. */
type Trace = { hasWritten: boolean };

/** The file is opened with `synchronous = NORMAL`: who flushes its log is the driver, and nobody hears of a commit before that. */
export function sqliteDriver(openFile: () => Promise<Sqlite.Database>, log: FlushedLog): SqliteDriver {
  const trace = { hasWritten: false };
  return new FlushingDriver(async () => withRememberedStatements(await openFile(), trace), trace, log);
}

class FlushingDriver extends SqliteDriver {
  constructor(
    database: () => Promise<SqliteDatabase>,
    private readonly trace: Trace,
    private readonly log: FlushedLog,
  ) {
    super({ database });
  }

  /** A plain BEGIN reads a snapshot first and then fails to write beside a second process; BEGIN IMMEDIATE waits its turn. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const isReading = settings?.accessMode === "read only";
    if (!isReading) this.log.assertSound();
    await connection.executeQuery(CompiledQuery.raw(isReading ? "begin" : "begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    this.trace.hasWritten = false;
  }

  /** Lets the next one have the connection first, and then waits for the disk: Kysely answers after this. */
  override async releaseConnection(): Promise<void> {
    const { hasWritten } = this.trace;
    this.trace.hasWritten = false;
    await super.releaseConnection();
    if (hasWritten) await this.log.flush();
  }

  override async destroy(): Promise<void> {
    await this.log.close();
    await super.destroy();
  }
}

// Kysely prepares a statement for every query; the texts repeat, so each is prepared once.
function withRememberedStatements(file: Sqlite.Database, trace: Trace): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = tracedStatement(file.prepare(sql), /^\s*(select|pragma|begin)\b/i.test(sql) ? null : trace);
      if (statements.size < rememberedStatements) statements.set(sql, statement);
      return statement;
    },
    close: () => file.close(),
  };
}

function tracedStatement(prepared: Sqlite.Statement, trace: Trace | null): SqliteStatement {
  const [all, run] = [prepared.all.bind(prepared), prepared.run.bind(prepared)];
  const traced = <Answer>(ask: (parameters: readonly unknown[]) => Answer) => (parameters: readonly unknown[]) => {
    if (trace) trace.hasWritten = true;
    return ask(parameters);
  };
  // Whether it answers rows is asked of the engine once, too.
  return { reader: prepared.reader, all: traced(all), run: traced(run), iterate: prepared.iterate.bind(prepared) };
}
