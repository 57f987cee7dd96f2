// Whether commits of the measured databases reach a disk: without that, a statement costs little beside a request.
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import pg from "pg";
import { postgresAddress } from "../support/database/postgres";

/** The type that Linux gives a file system in memory (`TMPFS_MAGIC`). */
const inMemory = 0x01021994;

/** What keeps commits off a disk, as sentences. */
export async function unflushed(): Promise<string[]> {
  const isInMemory = statfsSync(tmpdir()).type === inMemory;
  return [
    ...(isInMemory ? [`${tmpdir()} is in memory; set TMPDIR to a folder on a disk.`] : []),
    ...((await hasFsync()) ? [] : ["PostgreSQL runs with fsync off."]),
  ];
}

async function hasFsync(): Promise<boolean> {
  if (!postgresAddress) return true;
  const client = new pg.Client({ connectionString: postgresAddress });
  await client.connect();
  const { rows } = await client.query<{ fsync: string }>("show fsync");
  await client.end();
  return rows[0]?.fsync === "on";
}
