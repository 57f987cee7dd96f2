// Commands on stored data: no check is green by mistake, and nothing seeds, migrates or creates but what says so.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { readDataConfig } from "~server/config";
import { migrations } from "~server/database/migrations";
import { planOf } from "~server/commands/migrate";
import { createBackend } from "~server/index";
import { markUse } from "~server/seed/database-use";
import { freshFolder } from "../support/portal/config-faults";
import { keyOf, portalWithMoney } from "../support/portal/backup-portals";
import { takeBackup } from "../support/portal/backups";
import { runCommandHere } from "../support/portal/command-here";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { production } from "../support/portal/production-settings";
import type { TestEngine } from "../support/portal/backend";

type Env = Record<string, string>;

/** The settings of a database that no one has used. */
async function emptyDatabase(engine: TestEngine): Promise<Env> {
  const VAULT_KEY = keyOf(7);
  if (engine === "SQLite") return { DATA_DIR: freshFolder(), VAULT_KEY };
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  return { DATA_DIR: freshFolder(), DATABASE_URL: database.address, VAULT_KEY };
}

async function inDatabase<Value>(
  env: Env,
  work: (backend: Awaited<ReturnType<typeof createBackend>>) => Promise<Value>,
): Promise<Value> {
  const backend = await createBackend(readDataConfig(env), { schema: "any" });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

const tablesIn = (env: Env) =>
  inDatabase(env, async ({ context }) =>
    (await context.storage.db.introspection.getTables()).map(({ name }) => name).sort(),
  );

const migrated = (env: Env) =>
  createBackend(readDataConfig(env)).then((backend) => backend.close());

const started = (env: Env, mode: "demo" | "production") =>
  inDatabase(env, ({ context }) => markUse(context, mode));

const checks = [["ledger:verify"], ["backup", "--to", "/nowhere/backup"], ["vault:rotate"]];

describe.each<TestEngine>(postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"])(
  "on %s",
  (engine) => {
    test.each(checks)("%s of an empty database fails, and leaves it empty", async (...line) => {
      const env = await emptyDatabase(engine);
      const { code, stderr } = await runCommandHere(line, env);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(engine === "SQLite" ? /there is no database in/ : /is empty\. Check/),
      ]);
      if (engine === "SQLite") expect(readdirSync(env.DATA_DIR ?? "")).toEqual([]);
      else expect(await tablesIn(env)).toEqual([]);
    });

    test.each(checks)("%s of a database that no portal has used fails", async (...line) => {
      const env = await emptyDatabase(engine);
      await migrated(env);
      expect(await runCommandHere(line, env)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/no portal was ever started with .* Check DATABASE_URL/),
      });
    });

    test.each(checks)(
      "%s of an earlier release's schema fails, and doesn't change it",
      async (...line) => {
        const env = await emptyDatabase(engine);
        await migrated(env);
        await started(env, "production");
        const newest = migrations.at(-1)?.name ?? "";
        await inDatabase(env, ({ context }) =>
          sql`delete from migrations where name = ${newest}`.execute(context.storage.db),
        );
        const before = await tablesIn(env);
        expect(await runCommandHere(line, env)).toMatchObject({
          code: 1,
          stderr: expect.stringContaining(
            "is at an earlier release's schema (one migration is missing)",
          ),
        });
        expect(await tablesIn(env)).toEqual(before);
      },
    );

    test.each(["demo", "production"] as const)(
      "of a %s isn't taken for the other one",
      async (use) => {
        const env = await emptyDatabase(engine);
        await migrated(env);
        await started(env, use);
        const others = { ...production, ...env, MODE: use === "demo" ? "production" : "demo" };
        expect(await runCommandHere(["ledger:verify"], others)).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(/belongs to a (demo|portal in production), but MODE is/),
        });
      },
    );

    test("ledger:verify needs the database and its key, says which one it reads, and seeds no one", async () => {
      const env = await emptyDatabase(engine);
      await migrated(env);
      await started(env, "production");
      const { VAULT_KEY: _key, ...withoutKey } = env;
      expect(await runCommandHere(["ledger:verify"], withoutKey)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("VAULT_KEY is missing"),
      });
      const { code, stdout, stderr } = await runCommandHere(["ledger:verify"], env);
      expect([code, stdout]).toEqual([0, expect.stringContaining("Ledger balanced: 0 entries")]);
      expect(stderr).toMatch(
        engine === "SQLite"
          ? /^Checking the ledger and the audit log of the database in \//
          : /^Checking the ledger and the audit log of the PostgreSQL database "/,
      );
      const people = await inDatabase(env, ({ context }) =>
        context.storage.db.selectFrom("users").selectAll().execute(),
      );
      expect(people).toEqual([]);
      expect(existsSync(join(env.DATA_DIR ?? "", "secrets.json"))).toBe(false);
    });

    test("a backup is restored and checked with the database and the key alone", async () => {
      const source = await portalWithMoney(engine);
      await markUse(source.context, "production");
      const { folder } = await takeBackup(source.context);
      const env = await emptyDatabase(engine);
      const restored = await runCommandHere(["restore", "--from", folder, "--yes"], env);
      expect(restored).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("Ledger balanced"),
      });
      expect(await runCommandHere(["ledger:verify"], env)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("Ledger balanced"),
      });
      expect(existsSync(join(env.DATA_DIR ?? "", "secrets.json"))).toBe(false);
    });

    test("reset never deletes production's data, whatever the settings say", async () => {
      const env = await emptyDatabase(engine);
      await migrated(env);
      await started(env, "production");
      for (const settings of [env, { ...env, MODE: "demo" }])
        expect(await runCommandHere(["reset", "--yes"], settings)).toMatchObject({
          code: 1,
          stderr: expect.stringMatching(
            // This process may still have the file open.
            engine === "SQLite"
              ? /only demo data can be deleted|another program is using/
              : /only demo data can be deleted, but .* used in production/,
          ),
        });
      expect(await tablesIn(env)).toContain("users");
    });

    test("migrate --plan lists what would run and changes nothing; migrate runs it", async () => {
      const env = await emptyDatabase(engine);
      if (engine === "PostgreSQL") {
        expect(await runCommandHere(["migrate", "--plan"], env)).toMatchObject({
          code: 0,
          stdout: expect.stringContaining("is empty: the whole schema would be created"),
        });
        expect(await tablesIn(env)).toEqual([]);
      }
      const updated = await runCommandHere(["migrate"], env);
      expect(updated.stdout).toContain("is up to date");
      expect(updated.stderr).toMatch(/^Updating the schema of the /);
      const newest = migrations.at(-1)?.name ?? "";
      await started(env, "production");
      await inDatabase(env, ({ context }) =>
        sql`delete from migrations where name = ${newest}`.execute(context.storage.db),
      );
      const { code, stdout, stderr } = await runCommandHere(["migrate", "--plan"], env);
      expect([code, stderr]).toEqual([0, expect.stringMatching(/^Reading the schema of the /)]);
      expect(stdout).toMatch(/^1 migration would run on /);
      expect(stdout).toContain(`- ${newest}\n`);
    });
  },
);

test("a plan says whether hosts of the earlier release can keep running", () => {
  expect(planOf("the database", ["002-one-more-list"])).toMatch(
    /\nHosts of the earlier release can keep running\.$/,
  );
  expect(planOf("the database", ["002-one-more-list", "003-breaking-names"])).toMatch(
    /^2 migrations would run on the database:\n- 002-one-more-list\n- 003-breaking-names\nStop every host of the earlier release first/,
  );
});
