// PostgreSQL parses and plans a text once for each connection where the text comes under a name of its own.
import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";

const namedAtMost = 500;

/** The pool as Kysely takes it, every question that binds values under a name. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  private readonly names = new Map<string, string>();
  private plans = 1;
  constructor(private readonly client: pg.PoolClient) {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== "string") throw new TypeError("no cursors are opened here");
    return this.ask(asked, values);
  }

  release(): void {
    this.client.release();
  }

  private async ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? this.nameOf(text) : undefined;
    try {
      const { command, rowCount, rows } = await this.client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      // So the engine answers where a statement failed before, even if nobody minded.
      if (text === "commit" && String(command) === "ROLLBACK") throw new Error("the database transaction was rolled back, not committed");
      return { command, rowCount, rows } as PostgresQueryResult<R>;
    } catch (error) {
      // Another host has changed the tables since: whatever is asked next is planned anew.
      if (isStalePlan(error)) this.forgetNames();
      throw error;
    }
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size === namedAtMost) return known;
    // Named by its text: behind a pooler that hands connections around, a name may be missing, but never be another statement.
    const name = `portal_${this.plans}_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.names.set(text, name);
    return name;
  }

  private forgetNames(): void {
    this.names.clear();
    this.plans += 1;
  }
}

/** "cached plan must not change result type". */
function isStalePlan(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "0A000";
}
