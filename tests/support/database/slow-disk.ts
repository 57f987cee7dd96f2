// A disk that takes its time: each flush waits until the test answers it.
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import Sqlite from "libsql";
import { walSync, type WalSync } from "~server/database/engine/wal-sync";
import { SqliteDriver } from "~server/database/engine/sqlite-driver";

export function slowDisk() {
  const asked: { done: () => void; fail: () => void }[] = [];
  const datasync = () =>
    new Promise<void>((resolve, reject) =>
      asked.push({ done: resolve, fail: () => reject(new Error("EIO")) }),
    );
  return {
    asked,
    log: walSync("portal.sqlite-wal", async () => ({
      datasync,
      close: () => Promise.resolve(),
    })),
  };
}

export const soon = () => new Promise((resolve) => setImmediate(resolve));

export async function isSettled(work: Promise<unknown>): Promise<boolean> {
  const state = { isSettled: false };
  const note = () => (state.isSettled = true);
  work.then(note, note);
  for (let turn = 0; turn < 10; turn += 1) await soon();
  return state.isSettled;
}

export type Notes = { notes: { words: string } };

/** A table of notes in a file of this folder; `settings` are pragmas of each connection. */
export async function notesIn(
  folder: string,
  name: string,
  { log, settings = [] }: { log: WalSync; settings?: readonly string[] },
): Promise<Kysely<Notes>> {
  const open = () => new Sqlite(join(folder, name));
  const file = open();
  file.exec("pragma journal_mode = WAL; create table notes (words text)");
  file.close();
  const openFile = async () => {
    const opened = open();
    for (const setting of settings) opened.pragma(setting);
    return opened;
  };
  const parts = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Notes>({
    dialect: { createDriver: () => new SqliteDriver(openFile, log), ...parts },
  });
}
