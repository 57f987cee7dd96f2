// Migrations killed at each of their statements and commits: those of a later release one after the other over a ledger that holds
// money, and all at once on an empty database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { walletAccounts } from "~server/features/ledger/rules";
import { dialectOf, type Engine } from "~server/database/engine/dialect";
import { migrate } from "~server/database/migrate";
import { migrations, type Migration } from "~server/database/migrations";
import type { Schema } from "~server/database/schema";
import { verifyIn } from "~server/features/ledger/verify";
import { accountId } from "~server/features/ledger/rules";
import { Killed, StatementLimit, killable } from "../support/database/killable-dialect";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { ledgerState, schemaState } from "../support/database/schema-state";
import { sized } from "../support/sized";

type Migrate = (db: Kysely<Schema>) => Promise<void>;
const whole: Migrate = (db) => migrate(db, 2);

const changed = ["users", "wallets", "accounts", "transactions", "entries", "postings", "cards"];
/** As a later release may have them: one adds columns and fills them, and one takes them away again. */
const later: readonly Migration[] = [
  ...migrations,
  {
    name: "901-more-columns",
    up: async (db) => {
      for (const table of changed) {
        await sql`alter table ${sql.table(table)} add column planted bigint`.execute(db);
        await sql`update ${sql.table(table)} set planted = 1`.execute(db);
        await sql`create index ${sql.ref(`${table}_planted`)} on ${sql.table(table)} (planted)`.execute(
          db,
        );
      }
    },
  },
  {
    name: "902-breaking-fewer-columns",
    up: async (db) => {
      for (const table of changed) {
        await sql`drop index ${sql.ref(`${table}_planted`)}`.execute(db);
        await sql`alter table ${sql.table(table)} drop column planted`.execute(db);
      }
      await sql`create table planted (id text primary key references users (id))`.execute(db);
    },
  },
];
const upgrade: Migrate = (db) => migrate(db, 2, later);
/** That make the lock, and ask what was done before. */
const firstStatements = 4;
/** Every statement; in `npm run matrix` some of them, fewer where each costs new connections. */
const steps: Readonly<Record<Engine, number>> = { sqlite: sized(3, 1), postgres: sized(6, 1) };

async function rigOf(engine: Engine) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-killed-"));
  const database = engine === "postgres" ? await freshDatabase() : undefined;
  const dialect = () => dialectOf({ dataDir, databaseUrl: database?.address });
  const db = new Kysely<Schema>({ dialect: dialect() });
  onTestFinished(async () => {
    await db.destroy();
    await database?.drop();
    rmSync(dataDir, { recursive: true });
  });
  const state = async () => ({
    applied: await appliedIn(db),
    schema: await schemaState(db, engine),
  });
  return {
    db,
    state,
    mortal: (limit: StatementLimit) => new Kysely<Schema>({ dialect: killable(dialect(), limit) }),
  };
}

const appliedIn = (db: Kysely<Schema>) =>
  db.executeQuery(CompiledQuery.raw("select name from migrations")).then(
    ({ rows }) => rows.length,
    () => 0,
  );

/** What the release before left: its schema, with a ledger in it. */
async function createRelease(db: Kysely<Schema>): Promise<void> {
  const run = (text: string) => db.executeQuery(CompiledQuery.raw(text));
  await whole(db);
  await run(
    "insert into users (id, email, email_key, username, username_key, fullname, phone_number, country, currency, role, account_status, kyc_status, password_hash, created_at, updated_at) values ('nora', 'n@example.com', 'n@example.com', 'nora', 'nora', 'Nora New', '1', 'US', 'USD', 'user', 'active', 'approved', '-', 1, 1)",
  );
  await run(
    "insert into wallets (id, user_id, currency, version, created_at, updated_at) values ('w', 'nora', 'USD', 1, 1, 1)",
  );
  const balances: Readonly<Record<string, number>> = { available: 700, held: 300 };
  for (const kind of walletAccounts)
    await run(
      `insert into accounts values ('${accountId("w", kind)}', 'w', '${kind}', ${balances[kind] ?? 0})`,
    );
  const book = async (
    id: string,
    type: string,
    [status, amount]: readonly [string, number],
    [from, to]: readonly [string, string],
  ) => {
    await run(
      `insert into transactions (id, reference, user_id, wallet_id, type, action, status, amount_minor, currency, is_gateway_made, version, created_at, updated_at) values ('${id}', 'TX-${id}', 'nora', 'w', '${type}', 'funding', '${status}', ${amount}, 'USD', 0, 1, 1, 1)`,
    );
    await run(
      `insert into entries (id, wallet_id, transaction_id, transaction_version, actor_id, created_at) values ('e${id}', 'w', '${id}', 1, 'nora', 1)`,
    );
    await run(
      `insert into postings values ('e${id}', '${from}', ${-amount}), ('e${id}', '${to}', ${amount})`,
    );
    await run(
      `insert into transaction_counters (user_id, type, status, currency, count, sum_minor) values ('nora', '${type}', '${status}', 'USD', 1, ${amount})`,
    );
  };
  await book(
    "1",
    "deposit",
    ["successful", 1000],
    ["house:settlement:USD", accountId("w", "available")],
  );
  await book(
    "2",
    "withdrawal",
    ["pending", 300],
    [accountId("w", "available"), accountId("w", "held")],
  );
}

/** Kills and begins again until nothing is left to do; what was found in a state between two migrations. */
async function killEverywhere(rig: Awaited<ReturnType<typeof rigOf>>, run: Migrate, step = 1) {
  const faults: string[] = [];
  let [kills, further, before] = [0, 0, await rig.state()];
  const ledger = before.applied > 0 ? await ledgerState(rig.db) : undefined;
  for (;;) {
    const limit = new StatementLimit(before.applied === 0 ? further : firstStatements + further);
    const db = rig.mortal(limit);
    const isKilled = await run(db).then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return true;
      },
    );
    await db.destroy();
    const after = await rig.state();
    if (
      after.applied === before.applied &&
      after.schema !== before.schema &&
      (before.applied > 0 || further - step >= firstStatements)
    )
      faults.push(
        `killed after ${further} statements of migration ${after.applied + 1}: the schema is neither the one before nor the one after`,
      );
    if (ledger !== undefined && (await ledgerState(rig.db)) !== ledger)
      faults.push(
        `killed after ${further} statements of migration ${after.applied + 1}: the ledger is another`,
      );
    if (!isKilled) return { kills, faults };
    kills += 1;
    further = after.applied === before.applied ? further + step : 0;
    before = after;
  }
}

describe.each(postgresAddress ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
  "on %s",
  (engine) => {
    test("migrations killed at any statement leave the earlier schema, and then complete normally", async () => {
      const [killed, undisturbed] = [await rigOf(engine), await rigOf(engine)];
      await createRelease(killed.db);
      await createRelease(undisturbed.db);
      const { kills, faults } = await killEverywhere(killed, upgrade, steps[engine]);
      await upgrade(undisturbed.db);
      console.info(`${kills} kills on ${engine}`);
      expect(faults).toEqual([]);
      expect(kills).toBeGreaterThan(35 / steps[engine]);
      expect(await killed.state()).toEqual(await undisturbed.state());
      expect((await verifyIn(killed.db)).faults).toEqual([]);
    });

    test("a new database killed at any statement stays empty, and is then created normally", async () => {
      const [killed, undisturbed] = [await rigOf(engine), await rigOf(engine)];
      const { kills, faults } = await killEverywhere(killed, whole, 10 * steps[engine]);
      await whole(undisturbed.db);
      expect(faults).toEqual([]);
      expect(kills).toBeGreaterThan(10 / steps[engine]);
      expect(await killed.state()).toEqual(await undisturbed.state());
    });

    test("a planted fault is found: statements outside a database transaction", async () => {
      const rig = await rigOf(engine);
      const planted: Migrate = async (db) => {
        for (const name of ["a", "b", "c", "d", "e", "f"])
          await db.executeQuery(
            CompiledQuery.raw(`create table if not exists ${name} (id integer)`),
          );
      };
      expect((await killEverywhere(rig, planted)).faults.length).toBeGreaterThan(0);
    });
  },
);
