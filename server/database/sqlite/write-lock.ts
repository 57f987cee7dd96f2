// SQLite's write lock, if several processes share the file. The engine's own wait blocks the whole process; this one doesn't.
import { hasTimeLimits, writeLockLimitMs } from "../engine/time-limits";
import { lockHolder } from "./lock-holder";
import type { SqliteFile } from "./sqlite-file";

const pauseMs = 10;
const unlimitedMs = 60_000;

/** Another process held the lock for the whole waiting time. Not retried, since the wait was the retry. */
export class WriteLockNotAvailable extends Error {
  override name = "WriteLockNotAvailable";
  readonly code = "SQLITE_BUSY_TIMEOUT";
  constructor(
    /** The process that keeps it, as far as that can be known. */
    readonly holder: string | undefined,
    options: ErrorOptions,
  ) {
    super("another process keeps the database locked", options);
  }
}

/** Until when a caller arriving now waits. */
export const lastAttemptAt = () =>
  performance.now() + (hasTimeLimits() ? writeLockLimitMs : unlimitedMs);

/** Begins a database transaction that may write; tries at least once. */
export async function beginWriting(file: SqliteFile, lastTry: number): Promise<void> {
  for (;;) {
    try {
      // A plain BEGIN first reads a snapshot and then can't write if a second process does; this one waits for it.
      return void file.run("begin immediate");
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= lastTry)
        throw new WriteLockNotAvailable(lockHolder(pathOf(file)), { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function pathOf(file: SqliteFile): string {
  const [main] = file.run("pragma database_list").rows as readonly { file?: string }[];
  return main?.file ?? "";
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
