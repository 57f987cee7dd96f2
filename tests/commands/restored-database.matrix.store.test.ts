// What a restore leaves behind besides rows: every value as it was, every index and foreign key, or nothing at all.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { checksum, rowsIn } from "~server/commands/backup/contents";
import type { Manifest } from "~server/commands/backup/manifest";
import { restoreBackup } from "~server/commands/backup/restore-backup";
import { readConfig } from "~server/config";
import type { BackupTable } from "~server/database/upkeep/backup-tables";
import { createBackend } from "~server/index";
import { uuidV7 } from "~server/adapters/ids/uuid-v7";
import type { TestPortal } from "../support/portal/backend";
import { schemaState } from "../support/database/schema-state";
import { emptyPortal, engines, portalWithMoney, settings } from "../support/portal/backup-portals";
import { fingerprints, noProgress, restoreInto, takeBackup } from "../support/portal/backups";
import { describeEachEngine } from "../support/portal/engine-suites";

const texts = [
  "",
  "N",
  "\\N",
  "\\.",
  "\\",
  "ends with \\",
  "a\tb\nc\rd\r\ne",
  "it's \"quoted\" `twice` ''",
  '{"amount":"10.00","note":"a\\nb","list":[1,null,true]}',
  "1e3",
  "00012",
  "Zażółć – 数据 – 🏦 – e\u0301 – \u2028",
  "\u0001\u0008\u000b\u007f",
  "x".repeat(300_000),
];
const integers = [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Lines of the audit log with each text, and each of them with a missing value beside it. */
async function addValues({ context: { storage, now } }: TestPortal): Promise<void> {
  const line = (more: object, at: number) => ({
    id: uuidV7(now()),
    actor_id: "staff",
    action: "values",
    subject: "user:one",
    before: null,
    after: null,
    reason: null,
    address: null,
    sealed_for: null,
    person_id: null,
    request_id: null,
    created_at: at,
    ...more,
  });
  const rows = [
    ...texts.flatMap((text) => [line({ after: text }, now()), line({ before: text }, now())]),
    ...integers.map((at) => line({}, at)),
  ];
  for (const row of rows) await storage.db.insertInto("audit").values(row).execute();
}

const valuesOf = ({ context: { storage } }: TestPortal) =>
  storage.db
    .selectFrom("audit")
    .select(["before", "after", "reason", "created_at"])
    .where("action", "=", "values")
    .orderBy("id")
    .execute();

/** Foreign keys that were made again without checking the rows. */
const uncheckedKeys = async ({ context: { storage } }: TestPortal) =>
  (await sql`select conname from pg_constraint where not convalidated`.execute(storage.db)).rows;

describe("a restore", () => {
  const ways = engines.flatMap((from) => engines.map((to) => [from, to] as const));
  test.each(ways)("of every kind of value from %s into %s changes none", async (from, to) => {
    const [source, target] = [await portalWithMoney(from), await emptyPortal(to)];
    await addValues(source);
    const { folder } = await takeBackup(source.context, { hasCardSecrets: true });
    await restoreInto(target.context, folder);
    expect(await valuesOf(target)).toEqual(await valuesOf(source));
    expect(await fingerprints(target.context)).toEqual(await fingerprints(source.context));
  });

  test.each(ways)("from %s leaves %s with the schema of a new database", async (from, to) => {
    const [source, target, fresh] = [
      await portalWithMoney(from),
      await emptyPortal(to),
      await emptyPortal(to),
    ];
    const { folder } = await takeBackup(source.context);
    await restoreInto(target.context, folder);
    const { engine } = target.context.storage;
    expect(await schemaState(target.context.storage.db, engine)).toBe(
      await schemaState(fresh.context.storage.db, engine),
    );
    if (engine === "postgres") expect(await uncheckedKeys(target)).toEqual([]);
    await expect(target.context.storage.db.deleteFrom("wallets").execute()).rejects.toThrow(
      /foreign key/i,
    );
  });
});

const tableIn = (folder: string, table: string) => join(folder, "tables", `${table}.jsonl`);

/** Changes a table's lines, and its length and checksum in the manifest that a restore is given. */
function change(
  { folder, manifest }: Taken,
  table: BackupTable,
  edit: (lines: readonly string[]) => readonly string[],
): Manifest {
  const path = tableIn(folder, table);
  const lines = edit(readFileSync(path, "utf8").trimEnd().split("\n"));
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  const mark = { lines: lines.length, sha256: checksum(readFileSync(path)) };
  return { ...manifest, tables: { ...manifest.tables, [table]: mark } };
}

interface Taken {
  readonly folder: string;
  readonly manifest: Manifest;
}
const stateOf = async ({ context }: TestPortal) => [
  await schemaState(context.storage.db, context.storage.engine),
  await fingerprints(context),
];

describeEachEngine(
  "an interrupted restore",
  (portal) => {
    const interruptions: readonly (readonly [string, RegExp, (taken: Taken) => Manifest])[] = [
      [
        "a row that comes twice",
        /unique|duplicate/i,
        (taken) => change(taken, "accounts", (lines) => [...lines, lines[0] ?? ""]),
      ],
      [
        "a row without the one it refers to",
        /foreign key|refers to a row/i,
        (taken) => change(taken, "wallets", (lines) => lines.slice(1)),
      ],
      [
        "a value that the table doesn't allow",
        /check/i,
        (taken) =>
          change(taken, "accounts", (lines) =>
            lines.map((line) => line.replace(/"balance_minor":\d+/, '"balance_minor":-1')),
          ),
      ],
      ["a line that isn't a row", /damaged/, (taken) => change(taken, "accounts", () => ["[1]"])],
      [
        "a file that ends early",
        /damaged/,
        ({ folder, manifest }) => {
          const path = tableIn(folder, "accounts");
          writeFileSync(path, readFileSync(path).subarray(0, -20));
          return manifest;
        },
      ],
    ];
    test.each(interruptions)("by %s leaves the database as it was", async (_what, why, spoil) => {
      const taken = await takeBackup((await portalWithMoney(portal().engine)).context);
      const target = await emptyPortal(portal().engine);
      const before = await stateOf(target);
      await expect(
        restoreBackup(target.context, taken.folder, spoil(taken), noProgress),
      ).rejects.toThrow(why);
      expect(await stateOf(target)).toEqual(before);
      expect(await target.context.storage.isClaimed("demonstration")).toBe(false);
      const hana = await target.customerWith("5.00");
      await expect(hana.withdraw("6.00")).rejects.toThrow();
      expect(await target.ledgerFaults()).toEqual([]);
    });

    test("by the end of its process or its connection leaves an empty database", async () => {
      const { folder, manifest } = await takeBackup(
        (await portalWithMoney(portal().engine)).context,
      );
      const target = await emptyPortal(portal().engine);
      const before = await stateOf(target);
      const left = mkdtempSync(join(tmpdir(), "portal-left-"));
      const fill = target.context.storage.upkeep.fill({
        claims: manifest.claims,
        now: target.context.now(),
        async *rowsOf(table) {
          if (table === "payouts") await interrupt(target, left);
          yield* rowsIn(folder, manifest, table);
        },
      });
      if (portal().engine === "PostgreSQL") {
        await expect(fill).rejects.toThrow();
        expect(await stateOf(target)).toEqual(before);
      } else {
        await fill;
        const crashed = await createBackend(readConfig({ DATA_DIR: left, ...settings }));
        expect(await fingerprints(crashed.context)).toEqual(before[1]);
        expect(await schemaState(crashed.context.storage.db, "sqlite")).toBe(before[0]);
        await crashed.close();
      }
    });
  },
  settings,
);

/** On SQLite, what a killed process leaves of its files; on PostgreSQL, the server ends the connection. */
async function interrupt({ context, dataDir, engine }: TestPortal, left: string): Promise<void> {
  if (engine === "SQLite") return cpSync(dataDir, left, { recursive: true });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(
    context.storage.db,
  );
}
