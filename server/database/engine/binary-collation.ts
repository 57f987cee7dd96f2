import { PostgresAdapter, sql, type QueryExecutorProvider, type RawBuilder } from "kysely";

const [implicit, binary] = [sql``, sql` collate "C"`];

export const isPostgres = (db: QueryExecutorProvider) =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Appended to a text column: compares bytes, as SQLite always does. This lets PostgreSQL use an index for prefixes, and both engines sort the same. */
export function binaryCollation(db: QueryExecutorProvider): RawBuilder<unknown> {
  return isPostgres(db) ? binary : implicit;
}

/** True if the text contains these letters. PostgreSQL estimates how many texts match a pattern, but not how many `strpos` finds, and would read whole tables. */
export function contains(
  db: QueryExecutorProvider,
  text: RawBuilder<unknown>,
  part: string,
): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${text} like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`
    : sql<boolean>`instr(${text}, ${part}) > 0`;
}

/** Sorts after every text that begins with the same letters: no character comes after this one. */
const afterAll = "\u{10FFFF}";

/** True if the lowercase text begins with these letters. */
export function beginsWith(
  db: QueryExecutorProvider,
  text: RawBuilder<unknown>,
  prefix: string,
): RawBuilder<boolean> {
  const bytes = binaryCollation(db);
  return sql<boolean>`(${text}${bytes} >= ${prefix} and ${text}${bytes} < ${prefix + afterAll})`;
}
