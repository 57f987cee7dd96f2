// The built host and its commands on either database: seeded at the first start, sound, and gone when they are done.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { JourneyRunner } from "../support/people/journey-runner";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { startPortal, type Portal } from "../support/portal/server";
import { seededFolder, startDemonstration } from "../support/portal/started-demonstration";

const verifiesWithinMs = 60_000;

function verifyLedger(dataDir: string, more: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    ...more,
  };
  return spawnSync(process.execPath, ["build/index.js", "ledger:verify"], {
    env,
    encoding: "utf8",
    timeout: verifiesWithinMs,
  });
}

async function use(portal: Portal, settings: Record<string, string>): Promise<void> {
  const hana = new JourneyRunner(portal.origin);
  expect((await hana.signInAs("hana")).heading).toBe("Welcome, Hana Howard");
  expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
  const beside = verifyLedger(portal.dataDir, settings);
  expect([beside.status, beside.stderr]).toEqual([0, expect.not.stringMatching(/fail|error/i)]);
  expect(beside.stdout).toContain("Ledger balanced");
  expect(await portal.stop()).toBe(0);
}

test("SQLite works", async () => use(await startDemonstration(), {}));

const starts = ["first", "second"];

test.skipIf(!postgresAddress)("PostgreSQL works, and a second start finds its data", async () => {
  const database = await freshDatabase();
  // Each start has a data folder of its own: hosts that share a database share the vault's key.
  const settings = {
    DATABASE_URL: database.address,
    VAULT_KEY: `k1:${randomBytes(32).toString("base64")}`,
  };
  for (const _start of starts) await use(await startPortal(settings), settings);
  await database.drop();
});

test("a wrong vault key is reported at startup", async () => {
  const dataDir = await seededFolder();
  const refusal = await startPortal({
    DATA_DIR: dataDir,
    VAULT_KEY: randomBytes(32).toString("base64"),
  }).catch(String);
  rmSync(dataDir, { recursive: true });
  expect(refusal).toMatch(/The portal can't start:\n- VAULT_KEY doesn't match this database/);
});

test("a database that can't be reached is named, without its password", async () => {
  const refusal = await startPortal({
    DATABASE_URL: "postgres://portal:canary@127.0.0.1:1/none",
  }).catch(String);
  expect(refusal).toMatch(
    /The portal can't start:\n- The database "none" can't be reached: PostgreSQL at 127\.0\.0\.1:1 .*DATABASE_URL/,
  );
  expect(refusal).not.toContain("canary");
});
