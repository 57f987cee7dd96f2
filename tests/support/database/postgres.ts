// PostgreSQL for tests: a database of its own for each suite, dropped afterwards.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

export const postgresAddress = process.env.TEST_DATABASE_URL;

export interface FreshDatabase {
  readonly address: string;
  readonly drop: () => Promise<void>;
}

export const freshDatabase = () => create();

/** A copy of a database that no one is connected to. */
export function freshCopy(address: string): Promise<FreshDatabase> {
  return create(`template ${nameOf(address)} strategy file_copy`);
}

const fileOfAddress = "database";

/** Notes in a folder of `kept-once` which database belongs to it. */
export function saveAddress(folder: string, { address }: FreshDatabase): void {
  writeFileSync(join(folder, fileOfAddress), address);
}

export const savedAddress = (folder: string) => readFileSync(join(folder, fileOfAddress), "utf8");

/** Drops what was noted in folders of this one. */
export async function dropSavedIn(folder: string): Promise<void> {
  const noting = existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((one) => existsSync(join(one, fileOfAddress)))
    : [];
  for (const one of noting) await drop(nameOf(savedAddress(one)));
}

async function create(more = ""): Promise<FreshDatabase> {
  if (!postgresAddress) throw new Error("TEST_DATABASE_URL is not set");
  const name = `portal_${randomUUID().replaceAll("-", "")}`;
  const address = new URL(postgresAddress);
  address.pathname = `/${name}`;
  await asServer(`create database ${name} ${more}`);
  return { address: address.href, drop: () => drop(name) };
}

const drop = (name: string) => asServer(`drop database ${name} with (force)`);
const nameOf = (address: string) => new URL(address).pathname.slice(1);

/** Kept open: a new connection costs the server more than a new database. */
const server = new pg.Pool({
  connectionString: postgresAddress,
  max: 1,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
}).on("error", () => undefined);

async function asServer(statement: string): Promise<void> {
  await server.query(statement);
}
