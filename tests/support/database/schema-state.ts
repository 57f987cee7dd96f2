// The schema of a database and the contents of its ledger, to compare two states; comparable for one engine.
import { createHash } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "~server/database/engine/dialect";
import type { Schema } from "~server/database/schema";

const madeOf: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    "select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_%' order by type, name",
  ],
  postgres: [
    "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
    "select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 2",
    "select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    "select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1",
  ],
};

export const schemaState = (db: Kysely<Schema>, engine: Engine) => stateOf(db, madeOf[engine]);

const ledger = [
  "select id, wallet_id, transaction_id, transaction_version, actor_id, created_at from entries order by id",
  "select entry_id, account_id, amount_minor from postings order by 1, 2",
  "select id, wallet_id, kind, balance_minor from accounts order by id",
  "select id, reference, user_id, type, status, amount_minor, version from transactions order by id",
];

export const ledgerState = (db: Kysely<Schema>) => stateOf(db, ledger);

async function stateOf(db: Kysely<Schema>, questions: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const question of questions)
    hash.update(JSON.stringify((await db.executeQuery(CompiledQuery.raw(question))).rows));
  return hash.digest("base64url");
}
