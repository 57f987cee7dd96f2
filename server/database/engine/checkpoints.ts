// Brings what SQLite's write-ahead log holds into the file on a thread of the engine's own. A commit that did it by the way, as
// they do unless told otherwise, would let everybody wait for the disk twice.
import Sqlite from "libsql/promise";
import type { WalSync } from "./wal-sync";

/** Beyond so many pages a commit does it after all: a log that is never idle could not begin anew otherwise. */
export const longestLogPages = 4000;
export const everyFlushes = 16;

interface Copier {
  /** Copies what nobody reads in the log any more, and waits for no one. */
  copy(): Promise<unknown>;
  close(): void;
}

/** The log, copied every so many flushes. */
export function checkpointed(log: WalSync, open: () => Copier): WalSync {
  let copier: Copier | undefined;
  let copying: Promise<unknown> | undefined;
  let flushes = 0;
  const copyAfter = async (flushed: Promise<void>) => {
    await flushed;
    await (copier ??= open()).copy();
  };
  return {
    ...log,
    flush() {
      const flushed = log.flush();
      flushes += 1;
      if (flushes >= everyFlushes && !copying) {
        flushes = 0;
        // What failed is made up for by the next one, or by the commit that finds the log too long.
        copying = copyAfter(flushed)
          .catch(() => undefined)
          .finally(() => (copying = undefined));
      }
      return flushed;
    },
    async rest() {
      await copying;
    },
    async close() {
      await copying;
      copier?.close();
      await log.close();
    },
  };
}

export function copierOf(path: string): Copier {
  const file = new Sqlite(path, {});
  return { copy: () => file.exec("pragma wal_checkpoint(passive)"), close: () => file.close() };
}
