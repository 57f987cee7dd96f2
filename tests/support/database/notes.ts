// A table of notes in a SQLite file of its own, on the portal's driver.
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import Sqlite from "libsql";
import { SqliteDriver } from "~server/database/sqlite/sqlite-driver";

export type Notes = { notes: { words: string } };

/** `settings` are pragmas of each connection; `onRun` hears of each statement that answers no rows. */
export async function notesIn(
  folder: string,
  name: string,
  {
    settings = [],
    onRun = () => undefined,
  }: { settings?: readonly string[]; onRun?: (sql: string) => void } = {},
): Promise<Kysely<Notes>> {
  const open = () => new Sqlite(join(folder, name));
  const file = open();
  file.exec("pragma journal_mode = WAL; create table notes (words text)");
  file.close();
  const openFile = async () => {
    const opened = open();
    for (const setting of settings) opened.pragma(setting);
    const prepare = opened.prepare.bind(opened);
    const noted = (sql: string) => {
      const statement = prepare(sql);
      const run = statement.run.bind(statement);
      const runNoted = (...values: unknown[]) => {
        onRun(sql);
        return run(...values);
      };
      return Object.assign(statement, { run: runNoted });
    };
    return Object.assign(opened, { prepare: noted });
  };
  const parts = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Notes>({
    dialect: { createDriver: () => new SqliteDriver(openFile), ...parts },
  });
}
