// How long a writer of another process waits for what the portal has locked: on SQLite for the file, on PostgreSQL for a wallet.
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "libsql";
import pg from "pg";

const everyMs = 25;

interface Settings {
  readonly DATA_DIR?: string;
  readonly DATABASE_URL?: string;
}

/** Asks for a lock now and then until it is ended. Returns how many milliseconds each took. */
export function probeLocks(settings: Settings) {
  let isOver = false;
  const asking = (async () => {
    const waits: number[] = [];
    const { lockOnce, close } = await proberOf(settings);
    while (!isOver) {
      const startedAt = performance.now();
      await lockOnce();
      waits.push(performance.now() - startedAt);
      await setTimeout(everyMs);
    }
    await close();
    return waits;
  })();
  return {
    end: () => {
      isOver = true;
      return asking;
    },
  };
}

const proberOf = ({ DATA_DIR = "", DATABASE_URL }: Settings) =>
  DATABASE_URL ? walletProber(DATABASE_URL) : fileProber(join(DATA_DIR, "portal.sqlite"));

async function fileProber(path: string) {
  const file = new Sqlite(path);
  file.pragma("busy_timeout = 0");
  const isFree = () => {
    try {
      file.exec("begin immediate");
      file.exec("rollback");
      return true;
    } catch {
      return false;
    }
  };
  return {
    // SQLite's own waiting looks too rarely to measure it.
    lockOnce: async () => {
      while (!isFree()) await setTimeout(1);
    },
    close: async () => void file.close(),
  };
}

async function walletProber(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select wallets.id from wallets join users on users.id = user_id where username like 'nora%'",
  );
  let turn = 0;
  return {
    lockOnce: async () => {
      turn = (turn + 7) % rows.length;
      await client.query("begin");
      await client.query("select id from wallets where id = $1 for update", [rows[turn]?.id]);
      await client.query("rollback");
    },
    close: () => client.end(),
  };
}
