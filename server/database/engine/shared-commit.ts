// Database transactions on one SQLite file take turns, and those that come close together share a commit: each but the first
// in a savepoint of its own, so that it is undone alone. Nobody hears of one before the commit of all is on the disk.
import type { QueryResult } from "kysely";
import { CommitUnconfirmed } from "./commit-unconfirmed";
import type { FlushedLog } from "./flushed-log";
import { hasEmptiedLog, kindOf, type SqliteFile } from "./sqlite-file";
import { turns } from "./turns";
import { beginWriting, lastTryAt } from "./write-lock";

const mostMembers = 32;

/** What was done so far is lost with what somebody else tried: it is as if it had never begun, and may begin again. */
class GroupLost extends Error {
  override name = "GroupLost";
  readonly code = "SQLITE_BUSY";
}

class Group {
  /** How many are done and wait for the commit. */
  kept = 0;
  end: (outcome: Promise<void>) => void = () => undefined;
  readonly ended = new Promise<void>((resolve) => (this.end = resolve));
  constructor() {
    this.ended.catch(() => undefined);
  }
}

/** What the disk did not confirm is still in the file, and may stay there. */
function unconfirmed(cause: unknown): never {
  throw new CommitUnconfirmed("the disk did not confirm a commit", { cause });
}

export class SharedCommit {
  private readonly turn = turns();
  private group: Group | null = null;
  private hasWritten = false;
  constructor(
    private readonly file: SqliteFile,
    private readonly log: FlushedLog,
  ) {}

  ask(sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> {
    if (kindOf(sql) === "change") this.hasWritten = true;
    return this.file.ask(sql, parameters);
  }

  /** Waits for its turn; what is asked from now on belongs to it, until it is kept or undone. */
  async begin(): Promise<void> {
    // From now on, and not from its turn on: where the lock does not come, all that queue for it are refused together.
    const lastTry = lastTryAt();
    await this.turn.take();
    try {
      if (this.group) return void this.file.ask("savepoint member");
      await this.outliveFailure();
      await beginWriting(this.file, lastTry);
      this.group = new Group();
    } catch (error) {
      this.turn.give();
      throw error;
    }
  }

  /** Hands on the turn, and resolves once all of the group is on the disk. */
  async keep(): Promise<void> {
    const group = this.openGroup();
    this.end(group, () => this.add(group));
    await group.ended;
  }

  /** What it saw of others in its group has to hold before anybody hears of it. */
  async undo(): Promise<void> {
    const group = this.openGroup();
    this.end(group, () => this.takeBack(group));
    if (group.kept > 0) await group.ended;
  }

  /** Waits for its turn, with nobody's database transaction open, until it is let go. */
  async holdAlone(): Promise<void> {
    await this.turn.take();
    try {
      if (this.group) this.commit(this.group);
      await this.log.rest();
    } catch (error) {
      this.turn.give();
      throw error;
    }
  }

  async letGo(): Promise<void> {
    let flushed: Promise<void> | undefined;
    try {
      if (this.hasWritten) flushed = this.log.flush();
      this.hasWritten = false;
    } finally {
      this.turn.give();
    }
    await flushed;
  }

  /**
   * After the disk refused a commit, the engine brings all that the log holds into the file itself, and flushes that.
   * Until the disk takes it, or while another process reads an older state, nothing more is begun.
   */
  private async outliveFailure(): Promise<void> {
    if (this.log.isSound()) return;
    await this.log.rest();
    if (!hasEmptiedLog(this.file)) this.log.assertSound();
    await this.log.renew();
  }

  private openGroup(): Group {
    if (!this.group) throw new Error("no database transaction is open");
    return this.group;
  }

  /** Ends a turn; where it cannot be ended as it should, nothing of the group is kept. */
  private end(group: Group, asItShould: () => void): void {
    try {
      // The engine undoes a database transaction by itself where the disk fails it.
      if (!this.file.isInTransaction())
        throw new GroupLost("undone together with another database transaction");
      asItShould();
    } catch (error) {
      group.end(Promise.reject(error));
      this.abandon();
    } finally {
      this.turn.give();
    }
  }

  private add(group: Group): void {
    if (group.kept > 0) this.file.ask("release member");
    group.kept += 1;
    if (group.kept === mostMembers) this.commit(group);
    // By then everybody who has already asked has had their turn.
    else if (group.kept === 1)
      setImmediate(() => {
        // Whoever waits for the group hears what became of it.
        this.commitInTurn(group).catch(() => undefined);
      });
  }

  private takeBack(group: Group): void {
    if (group.kept === 0) return this.abandon();
    for (const sql of ["rollback to member", "release member"]) this.file.ask(sql);
  }

  private async commitInTurn(group: Group): Promise<void> {
    await this.turn.take();
    try {
      if (this.group === group) this.commit(group);
    } finally {
      this.turn.give();
    }
  }

  private commit(group: Group): void {
    const { hasWritten } = this;
    try {
      this.file.ask("commit");
      group.end(hasWritten ? this.log.flush().catch(unconfirmed) : Promise.resolve());
    } catch (error) {
      group.end(Promise.reject(error));
    }
    this.abandon();
  }

  /** Leaves nothing open. */
  private abandon(): void {
    this.group = null;
    this.hasWritten = false;
    if (this.file.isInTransaction()) this.file.ask("rollback");
  }
}
