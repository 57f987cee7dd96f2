// Brings SQLite's write-ahead log to the disk beside the work that goes on: whatever was committed meanwhile shares one flush.
import { open, type FileHandle } from "node:fs/promises";

export interface WalSync {
  /** Resolves once everything committed before this call is on the disk. */
  flush(): Promise<void>;
  /** False where a flush has failed: what the system then holds of the log may never reach the disk. */
  isHealthy(): boolean;
  /** Throws where it is not sound. */
  assertHealthy(): void;
  /** Begins anew, once everything that was in the log is safe elsewhere. */
  renew(): Promise<void>;
  /** Resolves when the log is not being copied into the file, until somebody changes something. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** The disk refused what was committed. */
export class FlushFailed extends Error {
  override name = "FlushFailed";
  readonly code = "SQLITE_IOERR_FSYNC";
}

type Opened = Pick<FileHandle, "datasync" | "close">;

/** The log at this path; it is there from the first commit on. */
export function walSync(
  path: string,
  openLog: (path: string) => Promise<Opened> = (log) => open(log, "r+"),
): WalSync {
  let log: Promise<Opened> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: FlushFailed | undefined;

  const assertHealthy = () => {
    if (failure) throw failure;
  };
  const flushOnce = async () => {
    assertHealthy();
    try {
      await (await (log ??= openLog(path))).datasync();
    } catch (error) {
      throw (failure = new FlushFailed("the disk did not take a commit", { cause: error }));
    }
  };
  return {
    isHealthy: () => failure === undefined,
    assertHealthy,
    async renew() {
      const before = log;
      log = undefined;
      failure = undefined;
      await before?.then((opened) => opened.close()).catch(() => undefined);
    },
    rest: () => Promise.resolve(),
    flush: () =>
      (next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return (running = flushOnce());
        })),
    // One that could not even be opened, as its flush has said, is nothing to close.
    close: async () => (await log?.catch(() => undefined))?.close(),
  };
}
