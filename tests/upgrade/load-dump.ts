import { readFileSync } from "node:fs";
import pg from "pg";
import { freshDatabase, type FreshDatabase } from "../support/database/postgres";

/** A database of its own, with what `pg_dump` wrote. */
export async function load(file: string): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.address });
  await client.connect();
  try {
    await client.query(readFileSync(file, "utf8"));
  } finally {
    await client.end();
  }
  return database;
}
