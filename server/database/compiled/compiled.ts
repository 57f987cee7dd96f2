// Statements that Kysely builds once per engine; afterwards only their values change.
import type {
  Compilable,
  CompiledQuery,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  QueryResult,
} from "kysely";
import type { Schema } from "../schema";

/** Placeholder for a value while the SQL is built. */
class Placeholder {
  constructor(
    readonly name: string,
    /** The index of its row in a bulk insert. */
    readonly row = 0,
  ) {}
}

/** The placeholder for the value with this name. */
export type PlaceholderOf<Input> = <Name extends keyof Input & string>(name: Name) => Input[Name];

const placeholderOf = (name: string) => new Placeholder(name) as never;

/** Runs with the values of one input, or of one input per row of a bulk insert. */
type RunQuery<Output> = (
  db: Kysely<Schema>,
  ...inputs: readonly object[]
) => Promise<QueryResult<Output>>;

function builtOnce<Output>(build: (db: Kysely<Schema>) => Compilable<Output>): RunQuery<Output> {
  const texts = new WeakMap<object, CompiledQuery<Output>>();
  return (db, ...inputs) => {
    const { adapter } = db.getExecutor();
    const known = texts.get(adapter);
    const text = known ?? build(db).compile();
    if (!known) texts.set(adapter, text);
    const valueAt = (placeholder: Placeholder): unknown =>
      Reflect.get(inputs[placeholder.row] ?? {}, placeholder.name);
    return db.executeQuery({
      ...text,
      parameters: text.parameters.map((value) =>
        value instanceof Placeholder ? valueAt(value) : value,
      ),
    });
  };
}

/** `build` is called once for each engine, so what it builds may not depend on the values. */
export function compiled<Input extends object, Output>(
  build: (db: Kysely<Schema>, placeholder: PlaceholderOf<Input>) => Compilable<Output>,
) {
  const run = builtOnce((db) => build(db, placeholderOf));
  return (db: Kysely<Schema>, input: Input): Promise<QueryResult<Output>> => run(db, input);
}

type Insertion<Table extends keyof Schema> = InsertQueryBuilder<Schema, Table, InsertResult>;

/** Inserts whole rows of the same columns; built once for each number and set of columns. Resolves to how many were written. */
export function insertion<Table extends keyof Schema>(
  table: Table,
  finish: (query: Insertion<Table>) => Insertion<Table> = (query) => query,
) {
  const known = new Map<string, RunQuery<InsertResult>>();
  return async (
    db: Kysely<Schema>,
    ...rows: readonly (InsertObject<Schema, Table> & object)[]
  ): Promise<number> => {
    const columns = Object.keys(rows[0] ?? {});
    const name = `${rows.length} ${columns.join()}`;
    const placeholders = () =>
      rows.map((_, row) =>
        Object.fromEntries(columns.map((column) => [column, new Placeholder(column, row)])),
      );
    const insert =
      known.get(name) ??
      builtOnce((one) => finish(one.insertInto(table).values(placeholders() as never)));
    known.set(name, insert);
    return Number((await insert(db, ...rows)).numAffectedRows);
  };
}
