// `portal check`: what it says of settings, database, documents, mail and clock, and how it ends.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { readDataConfig } from "~server/config";
import { createBackend } from "~server/index";
import { markUse } from "~server/seed/database-use";
import { freshFolder } from "../support/portal/config-faults";
import { runCommandHere } from "../support/portal/command-here";
import { production } from "../support/portal/production-settings";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { openMailServer } from "../support/stubs/mail-server";

const { SMTP_URL: _mail, ...withoutMail } = production;
const settings = { ...withoutMail, ALLOW_SIMULATED: "prices,ticker,crypto,rates,mail" };

async function usedDatabase(env: Record<string, string>, work?: string) {
  const backend = await createBackend(readDataConfig(env));
  await markUse(backend.context, "production");
  if (work) await sql.raw(work).execute(backend.context.storage.db);
  await backend.close();
}

test("a wrong setting ends with 78, and nothing is opened or created", async () => {
  const DATA_DIR = freshFolder();
  const mistakes: Record<string, string>[] = [
    { MODE: "prod" },
    { PUBLIC_URL: "http://portal.test" },
    { PORT: "x" },
  ];
  for (const wrong of mistakes) {
    const { code, stderr } = await runCommandHere(["check"], { DATA_DIR, ...settings, ...wrong });
    expect([code, stderr]).toEqual([78, expect.stringContaining(Object.keys(wrong)[0] ?? "")]);
  }
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test("before the first start all is well, and nothing is created", async () => {
  for (const env of [settings, {}]) {
    const DATA_DIR = freshFolder();
    const { code, stdout } = await runCommandHere(["check"], { DATA_DIR, ...env });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^settings: ok, release \S+, (demo|production)\ndatabase: ok, none yet/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  }
});

describe.each(postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"])("on %s", (engine) => {
  async function portalSettings() {
    const env: Record<string, string> = { ...settings, DATA_DIR: freshFolder() };
    if (engine === "SQLite") return env;
    const database = await freshDatabase();
    onTestFinished(() => database.drop());
    return { ...env, DATABASE_URL: database.address };
  }

  test("a portal in use is well", async () => {
    const env = await portalSettings();
    await usedDatabase(env);
    const { code, stdout } = await runCommandHere(["check"], env);
    expect([
      code,
      stdout
        .replace(/ok, .*/g, "ok")
        .trim()
        .split("\n"),
    ]).toEqual([
      0,
      ["settings: ok", "database: ok", "writes: ok", "documents: ok", "clock: ok", "mail: ok"],
    ]);
  });

  test.each([
    [
      "a demo's database",
      "update migrations set name = 'demonstration-data' where name = 'production-data'",
      /database: failed, .* belongs to a demo/,
    ],
    [
      "a later release's schema",
      "insert into migrations (name, applied_at) values ('901-breaking-x', 0)",
      /database: failed, this release is older/,
    ],
  ])("%s fails, also before a start", async (_what, change, reason) => {
    const env = await portalSettings();
    await usedDatabase(env, change);
    for (const line of [["check"], ["check", "--before-start"]])
      expect(await runCommandHere(line, env)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(reason),
      });
  });

  test("documents that can't be stored are a warning, which a start passes", async () => {
    const env = await portalSettings();
    await usedDatabase(env);
    writeFileSync(join(env.DATA_DIR ?? "", "documents"), "a file in place of the folder");
    expect(await runCommandHere(["check"], env)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/documents: warning, can't be stored/),
    });
    expect(await runCommandHere(["check", "--before-start"], env)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/documents: warning/),
    });
  });
});

test.skipIf(!postgresAddress)(
  "a database that can't be reached fails, without its password",
  async () => {
    const env = {
      ...settings,
      DATA_DIR: freshFolder(),
      DATABASE_URL: "postgres://portal:canary@127.0.0.1:1/none",
    };
    const { code, stderr } = await runCommandHere(["check", "--before-start"], env);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('database: failed, the database "none" can\'t be reached'),
    ]);
    expect(stderr).not.toContain("canary");
  },
);

test("the mail server is asked, and gets no email", async () => {
  const DATA_DIR = freshFolder();
  const stub = await openMailServer();
  onTestFinished(() => stub.close());
  const mail = { SMTP_URL: `smtp://127.0.0.1:${stub.port}?tls=off`, MAIL_FROM: "desk@portal.test" };
  expect(await runCommandHere(["check"], { DATA_DIR, ...settings, ...mail })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("mail: ok, the server accepts the sign-in"),
  });
  expect(stub.taken).toEqual([]);
  const away = { ...mail, SMTP_URL: "smtp://user:canary@127.0.0.1:1" };
  const { code, stderr } = await runCommandHere(["check"], { DATA_DIR, ...settings, ...away });
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining("mail: warning, the server can't be used (unreachable)"),
  ]);
  expect(stderr).not.toContain("canary");
});
