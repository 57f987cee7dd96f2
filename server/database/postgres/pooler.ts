// A pooler such as PgBouncer may give each database transaction another connection to the server. Prepared statements and settings
// belong to one connection, so the portal needs dedicated connections.
import type pg from "pg";

const attempts = 3;
/** The server may list such a connection for a moment after it was closed. */
export const checkName = "portal-connection-check";

/** The setting that a pooler needs. */
export class PoolerNotSupported extends Error {
  override name = "PoolerNotSupported";
  constructor({ host, port }: pg.Client) {
    super(
      `PostgreSQL at ${host}:${port} is reached through a pooler that shares connections between database transactions. ` +
        "Set pool_mode=session for this database in PgBouncer, or point DATABASE_URL at PostgreSQL itself.",
    );
  }
}

/** Throws PoolerNotSupported if two of our connections share one connection to the server. */
export async function requireOwnConnections(databaseUrl: string): Promise<void> {
  const [one, other] = [await clientOf(databaseUrl), await clientOf(databaseUrl)];
  try {
    await one.connect();
    await other.connect();
    // Other clients of the pooler may interfere, so one check isn't enough.
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (await areShared(one, other)) throw new PoolerNotSupported(one);
    }
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

async function areShared(one: pg.Client, other: pg.Client): Promise<boolean> {
  const own = await processOf(one);
  try {
    await other.query("begin");
    const others = await processOf(other);
    const isShared = others === own || (await processOf(one)) !== own;
    await other.query("rollback");
    return isShared;
  } catch (error) {
    // With pool_mode=statement it supports no database transactions at all.
    return error instanceof Error && /statement pooling/i.test(error.message);
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

async function clientOf(databaseUrl: string): Promise<pg.Client> {
  const { default: driver } = await import("pg");
  const client = new driver.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: checkName,
  });
  client.on("error", () => undefined);
  return client;
}
