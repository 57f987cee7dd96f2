// Kysely's connection pool for PostgreSQL: with a time limit for each result, and every commit confirmed.
import { createHash } from "node:crypto";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { DatabaseSilent, watchAnswer } from "./answer-limit";
import { CommitUnconfirmed } from "../engine/commit-unconfirmed";
import { isRemembered, rememberedStatements } from "../engine/statement-memory";

const lostRollback = { command: "ROLLBACK", rowCount: null, rows: [] };

interface Settings {
  /** The statement with which each connection begins. */
  readonly first: string;
  /** A connection that hasn't answered by then is dropped; without a limit, it is awaited. */
  readonly answerWithinMs?: number;
}

export function preparedPool(pool: pg.Pool, { first, answerWithinMs }: Settings): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  let silentSince = -Infinity;
  const opened = async (client: pg.PoolClient) => {
    const limited =
      answerWithinMs === undefined
        ? undefined
        : {
            ms: answerWithinMs,
            onSilence: (sentAt: number) => (silentSince = Math.max(silentSince, sentAt)),
          };
    const preparing = new PreparingClient(client, limited);
    try {
      await preparing.query(first, []);
    } catch (error) {
      preparing.giveUp();
      throw error;
    }
    clients.set(client, preparing);
    return preparing;
  };
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect();
        const known = clients.get(client) ?? (await opened(client));
        // If one went silent, others that have been silent since may be dead too: they are dropped without a wait.
        if (known.answeredAt >= silentSince) return known;
        known.giveUp();
      }
    },
    end: () => pool.end(),
  };
}

interface AnswerLimit {
  readonly ms: number;
  /** With the time of the unanswered query. */
  readonly onSilence: (sentAt: number) => void;
}

class PreparingClient implements PostgresPoolClient {
  private readonly names = new StatementNames();
  private isDropped = false;
  private isInTransaction = false;
  /** The last statement that failed by itself. */
  private failure: unknown;
  /** When it last returned anything, by a monotonic clock. */
  answeredAt = performance.now();
  constructor(
    private readonly client: pg.PoolClient,
    private readonly limit: AnswerLimit | undefined,
  ) {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== "string") throw new TypeError("cursors aren't supported");
    return this.runQuery(query, values);
  }

  release(): void {
    this.client.release(this.isDropped);
  }

  /** Drops the connection. A goodbye message wouldn't arrive either, so none is awaited. */
  giveUp(): void {
    this.abandon();
    this.release();
  }

  private abandon(): void {
    this.isDropped = true;
    this.client.connection.stream.destroy(new DatabaseSilent("the database does not answer"));
  }

  private async send(question: pg.QueryConfig): Promise<pg.QueryResult<never>> {
    const { limit } = this;
    const sentAt = performance.now();
    const answer = this.client.query<never>(question);
    const result = await (limit === undefined
      ? answer
      : watchAnswer(answer, limit.ms, () => {
          limit.onSilence(sentAt);
          this.abandon();
        }));
    this.answeredAt = performance.now();
    return result;
  }

  private async sendPrepared(
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<never>> {
    const isNamed = values.length > 0 && isRemembered(values);
    const name = isNamed ? this.names.nameOf(text) : undefined;
    const question = { text, values: [...values], ...(name !== undefined && { name }) };
    try {
      return await this.send(question);
    } catch (error) {
      // "cached plan must not change result type": another host has migrated the tables, so statements are prepared again.
      if (name === undefined || !hasCode(error, "0A000")) throw error;
      this.names.forget();
      // Nothing was executed; a transaction has failed as a whole.
      if (this.isInTransaction) throw error;
      return await this.send({ text, values: [...values] });
    }
  }

  private async runQuery<R>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (text.startsWith("begin") || text.startsWith("start transaction"))
      this.isInTransaction = true;
    const { command, rowCount, rows } = await this.sendPrepared(text, values).catch(
      (error: unknown) => {
        if (isOfServer(error)) throw this.reasonOf(error);
        // A lost connection has nothing left to roll back, and the cause is already known.
        if (text === "rollback") return lostRollback;
        throw text === "commit"
          ? new CommitUnconfirmed("the connection was lost before the commit was confirmed", {
              cause: error,
            })
          : error;
      },
    );
    if (text === "commit" || text === "rollback") this.isInTransaction = false;
    // The engine's response after a failed statement, even if its error was ignored.
    if (text === "commit" && String(command) === "ROLLBACK")
      throw new Error("the database transaction was rolled back, not committed");
    return { command, rowCount, rows } as PostgresQueryResult<R>;
  }

  /** Statements after a failed one only report that the database transaction was aborted. */
  private reasonOf(error: unknown): unknown {
    if (hasCode(error, "25P02")) return this.failure ?? error;
    this.failure = error;
    return error;
  }
}

/** The server's own error that it didn't commit; while it is shutting down, it may have committed and says so too. */
function isOfServer(error: unknown): boolean {
  return (
    error instanceof Error &&
    "severity" in error &&
    "code" in error &&
    !/^57P/.test(String(error.code))
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** The names under which a connection has prepared its statements, so that it parses and plans each text once. */
class StatementNames {
  private readonly names = new Map<string, string>();
  private plans = 1;

  /** Undefined if the connection has reached its limit: the statement is then planned each time. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size === rememberedStatements) return known;
    // Derived from its text: behind a pooler, a name may be unknown, but never belongs to a different statement.
    const name = `portal_${this.plans}_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.names.set(text, name);
    return name;
  }

  /** Every statement is planned again on its next use. */
  forget(): void {
    this.names.clear();
    this.plans += 1;
  }
}
