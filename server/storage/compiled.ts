// Statements that Kysely builds once for each engine; afterwards only their values change.
import type { Compilable, CompiledQuery, InsertObject, InsertQueryBuilder, InsertResult, Kysely, QueryResult } from "kysely";
import type { Schema } from "./schema";

/** Stands for a value while the text is built. */
class Place {
  constructor(readonly name: string) {}
}

/** Gives the place of the value with this name. */
export type PlaceOf<Input> = <Name extends keyof Input & string>(name: Name) => Input[Name];

const placeOf = (name: string) => new Place(name) as never;

/** `build` is called once for each engine, so what it builds may not depend on the values. */
export function compiled<Input extends object, Output>(build: (db: Kysely<Schema>, place: PlaceOf<Input>) => Compilable<Output>) {
  const texts = new WeakMap<object, CompiledQuery<Output>>();
  return (db: Kysely<Schema>, input: Input): Promise<QueryResult<Output>> => {
    const { adapter } = db.getExecutor();
    const text = texts.get(adapter) ?? build(db, placeOf).compile();
    texts.set(adapter, text);
    return db.executeQuery({ ...text, parameters: text.parameters.map((value) => (value instanceof Place ? Reflect.get(input, value.name) : value)) });
  };
}

type Insertion<Table extends keyof Schema> = InsertQueryBuilder<Schema, Table, InsertResult>;

/** Inserts whole rows of the same columns; built once for each number and set of columns. Resolves to how many were written. */
export function insertion<Table extends keyof Schema>(table: Table, finish: (query: Insertion<Table>) => Insertion<Table> = (query) => query) {
  const texts = new Map<string, ReturnType<typeof compiled<object, InsertResult>>>();
  return async (db: Kysely<Schema>, ...rows: readonly (InsertObject<Schema, Table> & object)[]): Promise<number> => {
    const columns = Object.keys(rows[0] ?? {});
    const name = `${rows.length} ${columns.join()}`;
    const places = () => rows.map((_, at) => Object.fromEntries(columns.map((column) => [column, placeOf(`${at}.${column}`)])));
    const insert = texts.get(name) ?? compiled<object, InsertResult>((one) => finish(one.insertInto(table).values(places() as never)));
    texts.set(name, insert);
    const values = rows.flatMap((row, at) => Object.entries(row).map(([column, value]) => [`${at}.${column}`, value]));
    return Number((await insert(db, Object.fromEntries(values))).numAffectedRows);
  };
}
