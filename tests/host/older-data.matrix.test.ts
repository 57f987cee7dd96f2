// A start on data from before release 1.0.0: a demo starts over, everything else refuses it.
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addOlderData, addOlderFolder } from "../support/database/older-data";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { runCommand } from "../support/portal/command";
import { freshFolder } from "../support/portal/config-faults";
import { production } from "../support/portal/production-settings";
import { startPortal } from "../support/portal/server";

const sentence =
  "- The data is from before release 1.0.0, which no later release can read: set DATA_DIR to an empty folder.";

test("processes of a demo that start at once move it once, and share what they begin", async () => {
  const parent = freshFolder();
  const dataDir = join(parent, "data");
  await addOlderFolder(dataDir);
  const portals = await Promise.all([1, 2, 3].map(() => startPortal({ DATA_DIR: dataDir })));
  const moved = portals.flatMap(({ log }) => log().match(/^The demo starts over: .*$/gm) ?? []);
  expect(moved).toEqual([
    `The demo starts over: its data was from before release 1.0.0, and was moved to ${dataDir}.before-1.0.0.`,
  ]);
  expect(readdirSync(parent).sort()).toEqual(["data", "data.before-1.0.0"]);
  expect(existsSync(join(`${dataDir}.before-1.0.0`, "documents", "passport"))).toBe(true);
  const signIns = portals.map(async ({ origin }) => {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "hana@example.com", password: "demonstration" }),
    });
    return response.status;
  });
  expect(await Promise.all(signIns)).toEqual([200, 200, 200]);
  expect(await Promise.all(portals.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
});

test("production and its commands refuse it, and leave it where it is", async () => {
  const parent = freshFolder();
  const dataDir = join(parent, "data");
  await addOlderFolder(dataDir);
  const { code, stderr } = runCommand([], { ...production, DATA_DIR: dataDir });
  expect([code, stderr]).toEqual([1, `The portal can't start:\n${sentence}\n`]);
  // This process may still have the file open.
  const copy = join(freshFolder(), "data");
  cpSync(dataDir, copy, { recursive: true });
  expect(runCommand(["reset", "--yes"], { DATA_DIR: copy })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(sentence.replace("- The", "reset failed: the")),
  });
  expect(readdirSync(parent)).toEqual(["data"]);
  expect(existsSync(join(dataDir, "documents", "passport"))).toBe(true);
});

test.skipIf(!postgresAddress)("a demo on PostgreSQL refuses it", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const dataDir = freshFolder();
  await addOlderData({ dataDir, databaseUrl: database.address });
  const { code, stderr } = runCommand([], { DATA_DIR: dataDir, DATABASE_URL: database.address });
  expect([code, stderr]).toEqual([
    1,
    `The portal can't start:\n${sentence.replace("DATA_DIR to an empty folder", "DATABASE_URL to an empty database")}\n`,
  ]);
});
