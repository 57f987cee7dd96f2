// Database transactions on one SQLite file take turns, and concurrent ones share a commit: each except the first has
// its own savepoint, so it can be rolled back alone. A caller gets its result only once the shared commit is on disk.
import type { QueryResult } from "kysely";
import { CommitUnconfirmed } from "../../engine/commit-unconfirmed";
import type { SqliteFile } from "../sqlite-file";
import { beginWriting, lastAttemptAt } from "../write-lock";

const maxMembers = 32;

/** The work was rolled back because of another command in the same commit; it can start again. */
class GroupRolledBack extends Error {
  override name = "GroupRolledBack";
  readonly code = "SQLITE_BUSY";
}

class Group {
  /** How many are done and waiting for the commit. */
  completed = 0;
  end: (outcome: Promise<void>) => void = () => undefined;
  readonly ended = new Promise<void>((resolve) => (this.end = resolve));
  constructor() {
    this.ended.catch(() => undefined);
  }
}

/** A commit whose flush failed may still be in the log, and be replayed after a power failure. */
function commitFailure(error: unknown): unknown {
  return error instanceof Error && "code" in error && error.code === "SQLITE_IOERR_FSYNC"
    ? new CommitUnconfirmed("the disk did not confirm a commit", { cause: error })
    : error;
}

export class SharedCommit {
  private readonly mutex = mutex();
  private group: Group | null = null;
  constructor(private readonly file: SqliteFile) {}

  run(sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> {
    return this.file.run(sql, parameters);
  }

  /** Waits for its turn; statements from now on belong to it, until commit or rollback. */
  async begin(): Promise<void> {
    // From now on, not from its turn on: if the lock isn't granted, everyone in the queue is refused together.
    const lastTry = lastAttemptAt();
    await this.mutex.acquire();
    try {
      if (this.group) return void this.file.run("savepoint member");
      await beginWriting(this.file, lastTry);
      this.group = new Group();
    } catch (error) {
      this.mutex.release();
      throw error;
    }
  }

  /** Passes on the turn, and resolves once the whole group is on disk. */
  async commit(): Promise<void> {
    const group = this.openGroup();
    this.end(group, () => this.add(group));
    await group.ended;
  }

  /** Changes by others in its group must be committed before its result is used. */
  async rollback(): Promise<void> {
    const group = this.openGroup();
    this.end(group, () => this.rollbackMember(group));
    if (group.completed > 0) await group.ended;
  }

  /** Waits until no database transaction is open, and blocks new ones until released. */
  async acquireExclusive(): Promise<void> {
    await this.mutex.acquire();
    try {
      if (this.group) this.commitGroup(this.group);
    } catch (error) {
      this.mutex.release();
      throw error;
    }
  }

  releaseExclusive(): void {
    this.mutex.release();
  }

  private openGroup(): Group {
    if (!this.group) throw new Error("no database transaction is open");
    return this.group;
  }

  /** Ends a turn; if that fails, the whole group is rolled back. */
  private end(group: Group, asItShould: () => void): void {
    try {
      // SQLite rolls back on its own if the disk fails.
      if (!this.file.isInTransaction())
        throw new GroupRolledBack("undone together with another database transaction");
      asItShould();
    } catch (error) {
      group.end(Promise.reject(error));
      this.abandon();
    } finally {
      this.mutex.release();
    }
  }

  private add(group: Group): void {
    if (group.completed > 0) this.file.run("release member");
    group.completed += 1;
    if (group.completed === maxMembers) this.commitGroup(group);
    // By then every caller in the queue has had its turn.
    else if (group.completed === 1)
      setImmediate(() => {
        // The members of the group have received the error.
        this.commitGroupInTurn(group).catch(() => undefined);
      });
  }

  private rollbackMember(group: Group): void {
    if (group.completed === 0) return this.abandon();
    for (const sql of ["rollback to member", "release member"]) this.file.run(sql);
  }

  private async commitGroupInTurn(group: Group): Promise<void> {
    await this.mutex.acquire();
    try {
      if (this.group === group) this.commitGroup(group);
    } finally {
      this.mutex.release();
    }
  }

  private commitGroup(group: Group): void {
    try {
      this.file.run("commit");
      group.end(Promise.resolve());
    } catch (error) {
      group.end(Promise.reject(commitFailure(error)));
    }
    this.abandon();
  }

  /** Closes everything. */
  private abandon(): void {
    this.group = null;
    if (this.file.isInTransaction()) this.file.run("rollback");
  }
}

/** Runs callers one at a time, in the order of arrival. */
function mutex() {
  const waiting: (() => void)[] = [];
  let isLocked = false;
  return {
    async acquire(): Promise<void> {
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      isLocked = true;
    },
    release(): void {
      const next = waiting.shift();
      if (next) next();
      else isLocked = false;
    },
  };
}
