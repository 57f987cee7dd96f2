// The statements of a database transaction run one after another, and none once its work is over:
// a statement that wasn't awaited must not run after the rollback, by itself.
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

export function inTurn<DB, Value>(
  trx: Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<Value>,
): Promise<Value> {
  return trx.getExecutor().provideConnection((connection) => {
    let isOver = false;
    let last: Promise<unknown> = Promise.resolve();
    const provideConnection = <Result>(
      consumer: (connection: DatabaseConnection) => Promise<Result>,
    ): Promise<Result> => {
      const turn = last.then(() => {
        if (isOver) throw new Error("the database transaction is over");
        return consumer(connection);
      });
      last = turn.catch(() => undefined);
      return turn;
    };
    const executor = trx.getExecutor().withConnectionProvider({ provideConnection });
    const own = new Transaction<DB>({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor,
    });
    return work(own).finally(() => (isOver = true));
  });
}
