// A database whose client dies before a given statement or commit, and with it everything after.
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";

export class Killed extends Error {
  override name = "Killed";
}

/** How many statements and commits there are to live for. */
export class StatementLimit {
  counted = 0;
  constructor(private readonly statements: number) {}

  count(): void {
    if (this.counted >= this.statements) throw new Killed();
    this.counted += 1;
  }
}

export function killable(dialect: Dialect, limit: StatementLimit): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new KillableDriver(dialect.createDriver(), limit),
  };
}

class KillableConnection implements DatabaseConnection {
  constructor(
    readonly own: DatabaseConnection,
    private readonly limit: StatementLimit,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.limit.count();
    return this.own.executeQuery<Row>(query);
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize?: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.own.streamQuery<Row>(query, chunkSize);
  }
}

class KillableDriver implements Driver {
  constructor(
    private readonly driver: Driver,
    private readonly limit: StatementLimit,
  ) {}

  init = () => this.driver.init();
  acquireConnection = async () =>
    new KillableConnection(await this.driver.acquireConnection(), this.limit);
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.driver.beginTransaction(ownOf(connection), settings);
  commitTransaction = async (connection: DatabaseConnection) => {
    this.limit.count();
    await this.driver.commitTransaction(ownOf(connection));
  };
  /** As the engine does when a client disappears. */
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.driver.rollbackTransaction(ownOf(connection));
  releaseConnection = (connection: DatabaseConnection) =>
    this.driver.releaseConnection(ownOf(connection));
  destroy = () => this.driver.destroy();
}

function ownOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof KillableConnection ? connection.own : connection;
}
