// Two connections to a SQLite file: writes take turns on one and share commits, reads on the other never wait for them.
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import type Sqlite from "libsql";
import { SharedCommit } from "./shared-commits/shared-commit";
import { statementKind, sqliteFile, type SqliteFile } from "./sqlite-file";
import { writerBusyTimeoutMs } from "../engine/time-limits";

interface Parts {
  readonly changes: SharedCommit;
  readonly reader: SqliteFile;
}

export class SqliteDriver implements Driver {
  private opened: (Parts & { readonly writer: SqliteFile }) | undefined;
  constructor(private readonly openFile: () => Promise<Sqlite.Database>) {}

  async init(): Promise<void> {
    const writer = sqliteFile(await this.openFile());
    const reader = sqliteFile(await this.openFile());
    reader.run("pragma query_only = on");
    writer.run(`pragma busy_timeout = ${writerBusyTimeoutMs}`);
    this.opened = { writer, reader, changes: new SharedCommit(writer) };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.opened) throw new Error("the database file isn't open");
    return new SqliteConnection(this.opened);
  }

  beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    return own(connection).begin(settings?.accessMode === "read only");
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).rollBack();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return own(connection).release();
  }

  /** The writer is closed last, because the last connection copies the WAL into the database file. */
  async destroy(): Promise<void> {
    await this.opened?.changes.acquireExclusive();
    this.opened?.reader.close();
    this.opened?.writer.close();
  }
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError("the connection belongs to another driver");
}

class SqliteConnection implements DatabaseConnection {
  /** The kind of turn: a database transaction that may share its commit, or exclusive use of the file. */
  private transactionState: "none" | "sharing" | "alone" = "none";
  constructor(private readonly parts: Parts) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.run(sql, parameters)) as QueryResult<Row>;
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new TypeError("streaming isn't supported");
  }

  async begin(isReading: boolean): Promise<void> {
    const { changes } = this.parts;
    if (!isReading) {
      await changes.begin();
      this.transactionState = "sharing";
    } else await this.run("begin", []);
  }

  async commit(): Promise<void> {
    const { transactionState } = this;
    if (transactionState === "alone") return void this.parts.changes.run("commit");
    this.transactionState = "none";
    await this.parts.changes.commit();
  }

  /** Also called after a failed commit, which leaves nothing to undo. */
  async rollBack(): Promise<void> {
    const { transactionState } = this;
    if (transactionState === "alone") return void this.parts.changes.run("rollback");
    this.transactionState = "none";
    if (transactionState === "sharing") await this.parts.changes.rollback();
  }

  async release(): Promise<void> {
    const { transactionState } = this;
    this.transactionState = "none";
    if (transactionState === "alone") this.parts.changes.releaseExclusive();
  }

  private async run(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const { changes, reader } = this.parts;
    const kind = statementKind(sql);
    if (this.transactionState === "none" && kind === "read") return reader.run(sql, parameters);
    if (this.transactionState === "none" && kind === "change") return this.change(sql, parameters);
    if (this.transactionState === "none") {
      await changes.acquireExclusive();
      this.transactionState = "alone";
    }
    return changes.run(sql, parameters);
  }

  /** A change outside a database transaction gets its own. */
  private async change(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    await this.begin(false);
    try {
      const result = this.parts.changes.run(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }
}
