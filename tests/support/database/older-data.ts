// Data as releases before 1.0.0 left it, as far as a start looks at it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { demonstrationMark } from "~server/database/database-marks";
import { openDatabase } from "~server/database/engine/dialect";
import { keyOf } from "../portal/backup-portals";

const applied = ["001-foundation", "002-guesses", "041-breaking-held-calls", "demonstration"];

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

export async function addOlderData(place: Place, mark: string = demonstrationMark): Promise<void> {
  const { db } = openDatabase(place);
  await sql`create table migration_lock (id integer primary key)`.execute(db);
  await sql`insert into migration_lock (id) values (1)`.execute(db);
  await sql`create table migrations (name text primary key, applied_at bigint not null)`.execute(
    db,
  );
  for (const name of [...applied, mark])
    await sql`insert into migrations (name, applied_at) values (${name}, 1)`.execute(db);
  await sql`create table users (id text primary key, fullname text not null)`.execute(db);
  await sql`insert into users (id, fullname) values ('nora', 'Nora New')`.execute(db);
  await db.destroy();
}

/** The data folder of a demo, with its secrets and a document. */
export async function addOlderFolder(dataDir: string): Promise<void> {
  mkdirSync(join(dataDir, "documents"), { recursive: true });
  writeFileSync(join(dataDir, "documents", "passport"), "a passport");
  const secrets = { sessionSecret: "older".repeat(9), vaultKey: keyOf(3) };
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(secrets));
  await addOlderData({ dataDir });
}
