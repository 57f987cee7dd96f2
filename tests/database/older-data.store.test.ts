// Data from before release 1.0.0 is never changed: it is refused in one sentence, and a demo on SQLite moves it aside.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { productionMark } from "~server/database/database-marks";
import { fileIn, openDatabase } from "~server/database/engine/dialect";
import { moveOlderData } from "~server/database/sqlite/move-older-data";
import { openStorage, type SchemaUse } from "~server/database/storage";
import { addOlderData, addOlderFolder } from "../support/database/older-data";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { storedRows } from "../support/database/stored-text";
import { keyOf } from "../support/portal/backup-portals";
import { runCommandHere } from "../support/portal/command-here";
import { freshFolder } from "../support/portal/config-faults";

const remedies = {
  SQLite: "set DATA_DIR to an empty folder",
  PostgreSQL: "set DATABASE_URL to an empty database",
} as const;
type EngineName = keyof typeof remedies;

async function olderPlace(engine: EngineName) {
  const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
  onTestFinished(async () => database?.drop());
  const place = {
    dataDir: freshFolder(),
    ...(database && { databaseUrl: database.address }),
  };
  await addOlderData(place);
  return place;
}

describe.each<EngineName>(postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"])(
  "on %s",
  (engine) => {
    const sentence = `the data is from before release 1.0.0, which no later release can read: ${remedies[engine]}.`;

    test.each<SchemaUse>(["migrate", "current", "any"])(
      "it is refused and left as it is where the schema has to be: %s",
      async (schema) => {
        const place = await olderPlace(engine);
        const before = await storedRows(place);
        await expect(openStorage({ ...place, schema, now: 1 })).rejects.toThrow(sentence);
        expect(await storedRows(place)).toEqual(before);
      },
    );

    test.each([
      ["ledger:verify"],
      ["backup", "--to", "/nowhere/backup"],
      ["vault:rotate"],
      ["migrate"],
      ["migrate", "--plan"],
      ["check"],
    ])("%s refuses it", async (...line) => {
      const { dataDir, databaseUrl } = await olderPlace(engine);
      const env = {
        DATA_DIR: dataDir,
        VAULT_KEY: keyOf(7),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      expect(await runCommandHere(line, env)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(sentence),
      });
    });
  },
);

describe("a demo's folder", () => {
  const newFolder = () => join(freshFolder(), "data");
  const demoIn = (dataDir: string) => ({ mode: "demo", dataDir }) as const;

  test("is moved with its documents and secrets, each time to a name that is free", async () => {
    const folder = newFolder();
    for (const target of [1, 2, 3].map(
      (number) => `${folder}.before-1.0.0${number === 1 ? "" : `-${number}`}`,
    )) {
      await addOlderFolder(folder);
      expect(moveOlderData(demoIn(`${folder}/`))).toBe(target);
      expect(existsSync(folder)).toBe(false);
      expect(readFileSync(join(target, "documents", "passport"), "utf8")).toBe("a passport");
      expect(existsSync(join(target, "secrets.json"))).toBe(true);
      expect((await storedRows({ dataDir: target })).get("users")).toEqual([
        { id: "nora", fullname: "Nora New" },
      ]);
    }
  });

  test.each<[string, (folder: string) => Promise<object> | object]>([
    ["of production", async (folder) => (await addOlderFolder(folder), { mode: "production" })],
    [
      "that production has used",
      async (folder) => (await addOlderData({ dataDir: folder }, productionMark), {}),
    ],
    [
      "of a demo on PostgreSQL",
      async (folder) => (await addOlderFolder(folder), { databaseUrl: "postgres://127.0.0.1:1/x" }),
    ],
    [
      "of a portal whose data is elsewhere",
      async (folder) => (await addOlderFolder(folder), { apiBaseUrl: "https://api.portal.test" }),
    ],
    [
      "of this release",
      async (folder) => {
        await (await openStorage({ dataDir: folder, now: 1 })).close();
        return {};
      },
    ],
    [
      "without a database",
      (folder) => {
        mkdirSync(folder);
        return {};
      },
    ],
    [
      "with a damaged database",
      (folder) => {
        mkdirSync(folder);
        writeFileSync(fileIn(folder), "not a database".repeat(1000));
        return {};
      },
    ],
  ])("%s stays where it is", async (_what, prepare) => {
    const folder = newFolder();
    const settings = await prepare(folder);
    expect(moveOlderData({ ...demoIn(folder), ...settings })).toBeUndefined();
    expect(readdirSync(join(folder, ".."))).toEqual(["data"]);
  });

  test("that a portal uses is not moved, and the start says so", async () => {
    const folder = newFolder();
    await addOlderFolder(folder);
    const { db } = openDatabase({ dataDir: folder });
    await sql`create table hosts (id text primary key, seen_at bigint not null)`.execute(db);
    await sql`insert into hosts (id, seen_at) values ('one', ${Date.now()})`.execute(db);
    expect(() => moveOlderData(demoIn(folder))).toThrow(
      `a portal from before release 1.0.0 is using the data in ${folder}, or was a minute ago.`,
    );
    await sql`update hosts set seen_at = 1`.execute(db);
    await db.destroy();
    expect(moveOlderData(demoIn(folder))).toBe(`${folder}.before-1.0.0`);
  });
});
