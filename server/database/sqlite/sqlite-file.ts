// A connection to a SQLite file on which each text is prepared once.
import type { QueryResult } from "kysely";
import type Sqlite from "libsql";
import { isRemembered, rememberedStatements } from "../engine/statement-memory";

/** How long a read waits for another process, which is rarely needed. */
export const busyTimeoutMs = 5000;

export interface SqliteFile {
  run(sql: string, parameters?: readonly unknown[]): QueryResult<unknown>;
  isInTransaction(): boolean;
  close(): void;
}

type RunStatement = (parameters: readonly unknown[]) => QueryResult<unknown>;

export function sqliteFile(file: Sqlite.Database): SqliteFile {
  const remembered = new Map<string, RunStatement>();
  return {
    run(sql, parameters = []) {
      const known = remembered.get(sql) ?? prepared(file.prepare(sql));
      if (isRemembered(parameters) && remembered.size < rememberedStatements)
        remembered.set(sql, known);
      return known(parameters);
    },
    isInTransaction: () => file.inTransaction,
    close: () => void file.close(),
  };
}

function prepared(statement: Sqlite.Statement): RunStatement {
  // Whether it returns rows is also determined once.
  if (statement.reader) return (parameters) => ({ rows: statement.all(parameters) });
  return (parameters) => ({ rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) });
}

/** What a statement does: it reads, writes, or concerns the connection itself. */
export function statementKind(sql: string): "read" | "change" | "connection" {
  if (/^\s*select\b/i.test(sql)) return "read";
  return /^\s*(pragma|begin|commit|rollback)\b/i.test(sql) ? "connection" : "change";
}
