// Within a database transaction, Kysely waits for each statement's result before it sends the next one. Here, statements
// issued together are sent together, in order, and PostgreSQL answers them without a round trip in between.
import { DummyDriver, Transaction, type DatabaseConnection } from "kysely";

const opensNothing = () => {
  throw new TypeError("a database transaction can't open a connection");
};
const dialect = {
  createAdapter: opensNothing,
  createDriver: opensNothing,
  createIntrospector: opensNothing,
  createQueryCompiler: opensNothing,
};

export async function pipelined<DB, Value>(
  trx: Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<Value>,
): Promise<Value> {
  return trx.getExecutor().provideConnection(async (connection) => {
    const connectionGuard = new TransactionConnection(connection);
    const executor = trx
      .getExecutor()
      .withConnectionProvider({ provideConnection: (consumer) => consumer(connectionGuard) });
    const pipeline = new Transaction<DB>({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor,
    });
    return work(pipeline).finally(() => connectionGuard.close());
  });
}

/** Sends nothing once the work is over: statements pipelined with a failed one must not run after its rollback. */
class TransactionConnection implements DatabaseConnection {
  private isClosed = false;
  constructor(private readonly connection: DatabaseConnection) {}

  executeQuery: DatabaseConnection["executeQuery"] = (query) => {
    if (this.isClosed) return Promise.reject(new Error("the database transaction is over"));
    return this.connection.executeQuery(query);
  };

  streamQuery: DatabaseConnection["streamQuery"] = (query, chunkSize) =>
    this.connection.streamQuery(query, chunkSize);

  close(): void {
    this.isClosed = true;
  }
}
