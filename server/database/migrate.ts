import { sql, type Kysely } from "kysely";
import type { Db } from "./db";
import { isPostgres } from "./engine/binary-collation";
import { inTransaction } from "./engine/retry";
import type { Schema } from "./schema";
import { isMigration } from "./upkeep/snapshot";
import { migrations, type Migration } from "./migrations";

type MigrationTables = {
  migration_lock: { id: number };
  migrations: { name: string; applied_at: number };
};

/** What a database lacks before this release can use it: the names of migrations, all of them if it is empty. Reads only. */
export async function pendingMigrations(db: Db): Promise<{ isEmpty: boolean; names: string[] }> {
  const applied = await recordedIn(db);
  requireKnownForm(db, applied);
  return {
    isEmpty: applied.size === 0,
    names: migrations.map(({ name }) => name).filter((name) => !applied.has(name)),
  };
}

function unknownBreaking(applied: ReadonlySet<string>, known = migrations): string[] {
  const names = new Set(known.map(({ name }) => name));
  return [...applied]
    .filter((name) => isMigration(name) && !names.has(name) && /^\d+-breaking-/.test(name))
    .sort();
}

/** Migrations of a later release that this one can't run beside. */
export const laterBreakingMigrations = async (db: Db): Promise<string[]> =>
  unknownBreaking(new Set(await appliedIn(db.withTables<MigrationTables>())));

/** The migrations and claims that are recorded; none if the database is empty. */
export async function recordedIn(db: Db): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables();
  const hasSchema = tables.some(({ name }) => name === "migrations");
  return new Set(hasSchema ? await appliedIn(db.withTables<MigrationTables>()) : []);
}

/** The database isn't at this release's schema. The message continues a sentence that begins with its name. */
export class SchemaNotCurrent extends Error {
  override name = "SchemaNotCurrent";
}

/** For commands that must not change the schema. */
export async function requireCurrentSchema(db: Db): Promise<void> {
  const { isEmpty, names } = await pendingMigrations(db);
  if (isEmpty) throw new SchemaNotCurrent("is empty. Check DATABASE_URL and DATA_DIR.");
  if (names.length > 0)
    throw new SchemaNotCurrent(
      `is at an earlier release's schema (${names.length === 1 ? "one migration is" : `${names.length} migrations are`} missing). Start this release on it first, or run portal migrate.`,
    );
}

/** For commands that use a database whatever is in it: not one that no release can read anymore. */
export async function refuseOlderData(db: Db): Promise<void> {
  if (isOlderData(await recordedIn(db))) throw new OlderData(db);
}

/** Migrates the schema. Any number of hosts may start at the same time: a lock row makes them take turns. */
export async function migrate(db: Db, now: number, known = migrations): Promise<void> {
  const tables = db.withTables<MigrationTables>();
  await createLock(tables);
  const before = new Set(await appliedIn(tables));
  requireKnownForm(db, before, known);
  // A completed migration stays completed, so a restarted host needn't wait for the lock.
  const missing = known.filter(({ name }) => !before.has(name));
  // Each migration of a database in use locks its tables no longer than it must; a new database is created in one commit.
  const commits = before.size === 0 ? [missing] : missing.map((migration) => [migration]);
  for (const commit of commits) await inTransaction(tables, (trx) => apply(trx, commit, now));
}

async function apply(
  trx: Kysely<Schema & MigrationTables>,
  commit: readonly Migration[],
  now: number,
): Promise<void> {
  await trx.updateTable("migration_lock").set({ id: 1 }).where("id", "=", 1).execute();
  // Another host may have applied them meanwhile.
  const done = new Set(await appliedIn(trx));
  for (const { name, up } of commit) {
    if (done.has(name)) continue;
    await up(trx);
    await trx.insertInto("migrations").values({ name, applied_at: now }).execute();
  }
}

const appliedIn = async (tables: Kysely<Schema & MigrationTables>) =>
  (await tables.selectFrom("migrations").select("name").execute()).map(({ name }) => name);

/** The database has a schema that only later releases know. */
class SchemaTooNew extends Error {
  override name = "SchemaTooNew";
}

/** Whether the recorded migrations lack the one that every release begins with from 1.0.0 on. */
export function isOlderData(recorded: Iterable<string>): boolean {
  const names = [...recorded].filter(isMigration);
  return names.length > 0 && !names.some((name) => name === migrations[0]?.name);
}

/** The database is from before the first release. */
class OlderData extends Error {
  override name = "OlderData";
  constructor(db: Db) {
    super(
      `the data is from before release 1.0.0, which no later release can read: set ${isPostgres(db) ? "DATABASE_URL to an empty database" : "DATA_DIR to an empty folder"}.`,
    );
  }
}

/**
 * A later release may run next to this one as long as its migrations only add to the schema. One that takes away or changes what
 * this release uses has "breaking" in its name, after its number.
 */
function requireKnownForm(db: Db, applied: ReadonlySet<string>, known = migrations): void {
  if (isOlderData(applied)) throw new OlderData(db);
  const breaking = unknownBreaking(applied, known);
  if (breaking.length === 0) return;
  throw new SchemaTooNew(
    `this release is older than the database: a later release has applied ${breaking.map((name) => `"${name}"`).join(" and ")}, which this one doesn't support. ` +
      "Start that release or a later one, or restore a backup from before into a new database.",
  );
}

/** Records that something was done; false if it was recorded before. */
export async function claim(db: Db, name: string, now: number): Promise<boolean> {
  const result = await db
    .withTables<MigrationTables>()
    .insertInto("migrations")
    .values({ name, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function isClaimed(db: Db, name: string): Promise<boolean> {
  const row = await db
    .withTables<MigrationTables>()
    .selectFrom("migrations")
    .select("name")
    .where("name", "=", name)
    .executeTakeFirst();
  return row !== undefined;
}

// "create table if not exists" fails on PostgreSQL if two hosts start at the same time: the error means that the table exists.
async function createLock(db: Kysely<Schema & MigrationTables>) {
  const steps = [
    sql`create table if not exists migration_lock (id integer primary key)`,
    sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`,
    sql`insert into migration_lock (id) values (1) on conflict do nothing`,
  ];
  for (const step of steps) {
    try {
      await step.execute(db);
    } catch (error) {
      if (!isCreationRace(error)) throw error;
    }
  }
}

// Unique violation, duplicate table, duplicate type.
const creationRaces = new Set(["23505", "42P07", "42710"]);

function isCreationRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && creationRaces.has(String(error.code));
}
