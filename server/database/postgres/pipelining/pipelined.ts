// Within a database transaction Kysely asks one statement after the other, each when the last is answered. Here those that
// are asked together go out together, in their order: PostgreSQL answers them without a round trip in between.
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

/** Lets nothing through once the work is over: statements sent with a failed one must not follow its rollback. */
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
