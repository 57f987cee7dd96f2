// The commands of the built server: what they say, how they end, and what they refuse while a portal runs.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { commands, isServeCommand } from "~server/commands";
import { runCommand } from "../support/portal/command";
import { runCommandHere } from "../support/portal/command-here";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { keyOf } from "../support/portal/backup-portals";
import { startPortal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const newFolder = () => mkdtempSync(join(tmpdir(), "portal-command-"));

/** What is wrong with a command line is seen before anything is opened. */
const run = (args: readonly string[]) =>
  runCommandHere(args, {}, { openBackend: unopened, vaultOf: unopened, mailerOf: unopened });
const unopened = () => expect.unreachable("it opens a database");

describe("every command", () => {
  test.each(commands.map(({ name, summary }) => [name, summary] as const))(
    "%s describes itself with --help, and exits with 0",
    async (name, summary) => {
      const { code, stdout, stderr } = await run([name, "--help"]);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toContain(`${name}: ${summary}`);
      expect(stdout).toMatch(/Usage: portal [\s\S]*--help/);
    },
  );

  test("is listed by --help", async () => {
    const { code, stdout } = await run(["--help"]);
    expect([code, commands.filter(({ name }) => !stdout.includes(name))]).toEqual([0, []]);
  });

  test("and the demo print their usage, and only a call without arguments starts the demo", async () => {
    expect((await run(["demo", "--help"])).stdout).toMatch(/^demo: [\s\S]*Usage: portal demo\n/);
    expect((await run(["--help"])).stdout).toContain("  demo ");
    const lines = [[], ["demo"], ["demo", "--help"], ["--help"], ["backup"]];
    expect(lines.filter(isServeCommand)).toEqual([[], ["demo"]]);
  });

  test("is run by the built server in the same way", async () => {
    for (const args of [
      ["backup", "--frm", "x"],
      ["demo", "--help"],
    ])
      expect(runCommand(args)).toEqual(await run(args));
    const wrong = { MODE: "nonsense" };
    expect(runCommand(["ledger:verify"], wrong)).toEqual(
      await runCommandHere(["ledger:verify"], wrong),
    );
  });

  test.each([
    [["nonsense"], /Unknown command "nonsense"/],
    [["backup", "--frm", "x"], /unknown option --frm/],
    [["demo", "now"], /demo takes no arguments/],
    [["backup", "-t", "x"], /unknown option -t/],
    [["backup", "--to"], /--to needs a value: --to <folder>/],
    [["backup", "--to", "--with-card-secrets"], /--to needs a value/],
    [["reset", "--yes=no"], /--yes takes no value/],
    [["reset", "now"], /unexpected argument "now"/],
    [["restore"], /--from is missing/],
    [["admin:create", "--email", "ada@example.org"], /--name is missing/],
    [["admin:reset-factor"], /--email is missing/],
    [["vault:rotate", "--force"], /unknown option --force/],
    [["documents:move"], /--to is missing: --to <s3\|folder>/],
    [["documents:move", "--to", "moon"], /--to must be s3 or folder, not "moon"/],
  ])("%j is incorrect usage: it is named, and the exit code is 2", async (args, reason) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test.each([
    [["backup"], {}, /there is no database in/],
    [["vault:rotate"], {}, /there is no database in/],
    [["documents:move", "--to", "s3"], {}, /there is no database in/],
    [["outbox:send"], {}, /there is no database in/],
    [["restore", "--from", "/none", "--yes"], { VAULT_KEY: keyOf(1) }, /\/none isn't a backup/],
    [
      ["backup"],
      { VAULT_KEY: keyOf(1), DATABASE_URL: "postgres://portal:canary@127.0.0.1:1/none" },
      /database "none" can't be reached: PostgreSQL at 127\.0\.0\.1:1/,
    ],
    [["ledger:verify"], { MODE: "nonsense" }, /MODE must be "demo" or "production"/],
  ])("%j with %j fails with a message, and the exit code is 1", async (args, env, reason) => {
    const { code, stderr } = await runCommandHere(args, { DATA_DIR: newFolder(), ...env });
    expect(code).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/canary|\n\s+at /);
  });
});

test("a running demo is backed up and restored elsewhere, and can't be reset or rotated before it stops", async () => {
  const [DATA_DIR, target, backups] = [newFolder(), newFolder(), newFolder()];
  const portal = await startDemonstration({ DATA_DIR });
  const taken = runCommand(["backup", "--to", backups], { DATA_DIR });
  expect([taken.code, taken.stderr]).toEqual([0, expect.stringContaining("Writing users...")]);
  expect(taken.stdout).toMatch(
    /Card numbers, CVVs and photos of card backs aren't included[\s\S]*k1/,
  );
  const folder = /^Saved to (.*)$/m.exec(taken.stdout)?.[1] ?? "";

  const restoring = ["restore", "--from", folder, "--yes"];
  expect(await runCommandHere(restoring, { DATA_DIR: target })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("VAULT_KEY is missing"),
  });
  const wrongKey = { DATA_DIR: target, VAULT_KEY: keyOf(1) };
  expect(await runCommandHere(restoring, wrongKey)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("key doesn't match"),
  });
  copyFileSync(join(DATA_DIR, "secrets.json"), join(target, "secrets.json"));
  expect(await runCommandHere(restoring.slice(0, 3), { DATA_DIR: target })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Add --yes to restore it"),
  });
  expect(runCommand(restoring, { DATA_DIR: target })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Ledger balanced[\s\S]*Audit log verified/),
  });
  expect(await runCommandHere(restoring, { DATA_DIR: target })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("isn't empty"),
  });
  const restored = await startPortal({ DATA_DIR: target });
  expect((await fetch(`${restored.origin}/readyz`)).status).toBe(200);
  await restored.stop();

  for (const args of [["reset", "--yes"], ["vault:rotate"]]) {
    expect(runCommand(args, { DATA_DIR })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("another program is using the database"),
    });
  }
  await portal.stop();
  const keys = () => readFileSync(join(DATA_DIR, "secrets.json"), "utf8");
  expect(runCommand(["vault:rotate"], { DATA_DIR })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /nothing is left under another key[\s\S]*You can now remove the old key/,
    ),
  });
  writeFileSync(join(DATA_DIR, "secrets.json"), keys().replace(/,k1:[^"]+/, ""));
  expect(keys()).toMatch(/"k2:[^,]+"/);
  expect(runCommand(["vault:rotate"], { DATA_DIR })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('key "k3"'),
  });

  writeFileSync(join(DATA_DIR, "somebody-elses.txt"), "kept");
  expect(await runCommandHere(["reset"], { DATA_DIR })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Add --yes"),
  });
  expect(runCommand(["reset", "--yes"], { DATA_DIR }).stdout).toContain("somebody-elses.txt");
  expect([
    existsSync(join(DATA_DIR, "portal.sqlite")),
    existsSync(join(DATA_DIR, "somebody-elses.txt")),
  ]).toEqual([false, true]);
});

test.skipIf(!postgresAddress)(
  "reset on PostgreSQL drops the portal's tables and nothing else, and not in production",
  async () => {
    const database = await freshDatabase();
    const settings = { DATA_DIR: newFolder(), DATABASE_URL: database.address };
    expect((await runCommandHere(["migrate"], settings)).code).toBe(0);
    const client = new pg.Client({ connectionString: database.address });
    await client.connect();
    await client.query("create table somebody_elses (id text)");
    expect(await runCommandHere(["reset", "--yes"], settings)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("another program is using the PostgreSQL database"),
    });
    await client.end();
    expect((await runCommandHere(["reset", "--yes"], settings)).code).toBe(0);
    const after = new pg.Client({ connectionString: database.address });
    await after.connect();
    const { rows } = await after.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(rows).toEqual([{ table_name: "somebody_elses" }]);
    await after.end();
    await database.drop();
  },
);
