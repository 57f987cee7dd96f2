// What the portal asks of SQLite, noted and asked again without the portal.
import { join } from "node:path";
import Sqlite from "libsql";
import type { Replayed, Statement } from "./bench-database";

type Run = (...parameters: readonly unknown[]) => unknown;
type Prepare = (this: unknown, sql: string) => { all: Run; run: Run };

export async function recordSqlite(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prepare = Reflect.get(Sqlite.prototype, "prepare") as Prepare;
  const recording: Prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)];
    const note = (reads: boolean, parameters: readonly unknown[]) =>
      statements.push({ sql, parameters: parameters.flat(), reads });
    return Object.assign(statement, {
      all: (...parameters: unknown[]) => (note(true, parameters), all(...parameters)),
      run: (...parameters: unknown[]) => (note(false, parameters), run(...parameters)),
    });
  };
  Reflect.set(Sqlite.prototype, "prepare", recording);
  await work().finally(() => Reflect.set(Sqlite.prototype, "prepare", prepare));
  return statements;
}

/** One after the other: the file has one writer, and a second connection of the same thread would only wait for it. */
export function replaySqlite(folder: string, groups: readonly (readonly Statement[])[]): Replayed {
  const file = new Sqlite(join(folder, "portal.sqlite"));
  for (const setting of ["synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"])
    file.pragma(setting);
  const texts = new Set(groups.flatMap((group) => group.map(({ sql }) => sql)));
  const prepared = new Map([...texts].map((sql) => [sql, file.prepare(sql)]));
  const timesMs: number[] = [];
  const startedAt = performance.now();
  for (const group of groups) {
    const groupStartedAt = performance.now();
    for (const { sql, parameters, reads } of group) {
      const statement = prepared.get(sql);
      if (reads) statement?.all(parameters);
      else statement?.run(parameters);
    }
    timesMs.push(performance.now() - groupStartedAt);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  file.close();
  return { seconds, timesMs };
}
