import { readFileSync } from "node:fs";
import pg from "pg";
import { freshDatabase, type FreshDatabase } from "../support/database/postgres";

/** A database of its own, with what `pg_dump` wrote. */
export async function load(file: string): Promise<FreshDatabase> {
  const database = await freshDatabase();
  await query(database.address, readFileSync(file, "utf8"));
  return database;
}

export async function query(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // What pg_dump wrote leaves the connection without a search path.
    await client.query("set search_path to public");
    await client.query(statements);
  } finally {
    await client.end();
  }
}
