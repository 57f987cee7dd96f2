// PostgreSQL for tests: a database of its own for each suite, dropped afterwards.
import { randomUUID } from "node:crypto";
import pg from "pg";

export const postgresAddress = process.env.TEST_DATABASE_URL;

export interface FreshDatabase {
  readonly address: string;
  readonly drop: () => Promise<void>;
}

export const freshDatabase = () => create();

/** A copy of a database that nobody is connected to. */
export function freshCopy(address: string): Promise<FreshDatabase> {
  return create(`template ${new URL(address).pathname.slice(1)}`);
}

async function create(more = ""): Promise<FreshDatabase> {
  if (!postgresAddress) throw new Error("TEST_DATABASE_URL is not set");
  const name = `portal_${randomUUID().replaceAll("-", "")}`;
  const address = new URL(postgresAddress);
  address.pathname = `/${name}`;
  await asServer(`create database ${name} ${more}`);
  return { address: address.href, drop: () => asServer(`drop database ${name} with (force)`) };
}

async function asServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresAddress });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
