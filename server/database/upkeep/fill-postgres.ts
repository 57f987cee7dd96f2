// Fills an empty PostgreSQL database: rows arrive as one stream a table, and indexes and foreign keys are made again afterwards, in the same transaction.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { backupTableNames, type BackupTable } from "./backup-tables";
import { claimsOf, type RestoreSource } from "./restore-source";
import type { Cell, Row } from "./table-rows";

/** For building indexes; the server's default of 64 MB sorts a million rows on its disk. */
const buildingMemory = "set local maintenance_work_mem = '256MB'";
/** A portal that was started meanwhile may use a table. */
const lockWait = "set local lock_timeout = '10s'";
/** Overrides the server's default, as every connection of the portal does. */
const durable = "set local synchronous_commit = on";

/** On a connection of its own, because the pool's connections don't copy. */
export async function fillPostgres(databaseUrl: string, source: RestoreSource): Promise<void> {
  const { default: driver } = await import("pg");
  const client = new driver.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Its query fails as well, and an unhandled event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("begin");
    await fill(client, source);
    await client.query("commit");
    // The ledger is verified next, and new tables have no statistics yet.
    await client.query(`analyze ${backupTableNames.map(quoted).join()}`);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(client: pg.Client, source: RestoreSource): Promise<void> {
  for (const setting of [buildingMemory, lockWait, durable]) await client.query(setting);
  for (const name of claimsOf(source))
    await client.query(
      "insert into migrations (name, applied_at) values ($1, $2) on conflict do nothing",
      [name, source.now],
    );
  const deferred = await deferredParts(client);
  for (const { drop } of deferred) await client.query(drop);
  for (const table of backupTableNames) await copyRows(client, table, source.rowsOf(table));
  for (const { create } of deferred.toReversed()) await client.query(create);
}

interface DeferredPart {
  readonly drop: string;
  readonly create: string;
}

/** Foreign keys, then the indexes that they may need: each row would otherwise be checked and sorted in by itself. */
const partsText = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = any($1::regclass[]) and relkind = 'i'
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by 1`;

async function deferredParts(client: pg.Client): Promise<DeferredPart[]> {
  const { rows } = await client.query<DeferredPart>(partsText, [backupTableNames.map(quoted)]);
  return rows;
}

async function copyRows(
  client: pg.Client,
  table: BackupTable,
  batches: AsyncIterable<readonly Row[]>,
): Promise<void> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const columns = Object.keys(first.value[0] ?? {});
  const texts = async function* () {
    yield copyText(first.value, columns);
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield copyText(next.value, columns);
  };
  const { from } = await import("pg-copy-streams");
  const copy = from(`copy ${quoted(table)} (${columns.map(quoted).join()}) from stdin`);
  await pipeline(Readable.from(texts()), client.query(copy));
}

function copyText(rows: readonly Row[], columns: readonly string[]): string {
  let text = "";
  for (const row of rows) {
    let separator = "";
    for (const column of columns) {
      text += separator + copyCell(row[column] ?? null);
      separator = "\t";
    }
    text += "\n";
  }
  return text;
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** A cell in the text format of COPY. */
function copyCell(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "number") return String(cell);
  return /[\\\n\r\t]/.test(cell)
    ? cell.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
    : cell;
}

function quoted(name: string): string {
  return `"${name}"`;
}
