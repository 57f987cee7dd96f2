// A database whose statements can be made to fail, or to run something afterwards.
import { Kysely, type QueryExecutor } from "kysely";
import type { Db } from "~server/database/db";

interface Interceptor {
  /** Called with the text of each statement; what it throws is what the statement fails with. */
  readonly before?: (sql: string) => void | Promise<void>;
  readonly after?: (sql: string) => void | Promise<void>;
}

export function intercepted(db: Db, { before, after }: Interceptor): Db {
  const original = db.getExecutor();
  const executeQuery: QueryExecutor["executeQuery"] = async (query) => {
    await before?.(query.sql);
    const result = await original.executeQuery(query);
    await after?.(query.sql);
    return result;
  };
  const executor = new Proxy(original, {
    get: (target, name) => {
      if (name === "executeQuery") return executeQuery;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return new Kysely({ config: {}, dialect: {}, driver: {}, executor } as never);
}

/** Fails each statement that matches. */
export const failingAt = (db: Db, text: RegExp, error: Error): Db =>
  intercepted(db, {
    before: (sql) => {
      if (text.test(sql)) throw error;
    },
  });
