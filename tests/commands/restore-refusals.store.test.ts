// Backups that are not restored: spoilt, without their seal, or into a portal that is not empty.
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { emptyPortal, engines, keyOf, portalWithMoney } from "../support/portal/backup-portals";
import { fingerprints, restoreInto, takeBackup } from "../support/portal/backups";

const rewrite = (folder: string, name: string, change: (text: string) => string) =>
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));

/** Changes a name in a table and the table's checksum in the manifest, as someone with write access to the backup could. */
function forge(folder: string): void {
  const table = join("tables", "users.jsonl");
  const checksumOf = () =>
    createHash("sha256")
      .update(readFileSync(join(folder, table)))
      .digest("hex");
  const before = checksumOf();
  rewrite(folder, table, (text) => text.replace("Hana", "Hans"));
  rewrite(folder, "manifest.json", (text) => text.replace(before, checksumOf()));
  expect(readFileSync(join(folder, "manifest.json"), "utf8")).toContain(checksumOf());
}

describe("a restore is refused before anything is written", () => {
  const spoilt: readonly (readonly [string, (folder: string) => void, RegExp])[] = [
    [
      "one byte of a table was changed",
      (folder) =>
        writeFileSync(
          join(folder, "tables", "users.jsonl"),
          readFileSync(join(folder, "tables", "users.jsonl"), "utf8").replace("Hana", "Hans"),
        ),
      /damaged: users.jsonl/,
    ],
    [
      "a line was cut off",
      (folder) =>
        writeFileSync(
          join(folder, "tables", "postings.jsonl"),
          readFileSync(join(folder, "tables", "postings.jsonl"), "utf8").slice(0, -30),
        ),
      /damaged: postings.jsonl/,
    ],
    [
      "a table is missing",
      (folder) => rmSync(join(folder, "tables", "entries.jsonl")),
      /incomplete: entries.jsonl/,
    ],
    [
      "a document was changed",
      (folder) =>
        appendFileSync(
          join(folder, "documents", readdirSync(join(folder, "documents"))[0] ?? ""),
          "x",
        ),
      /damaged/,
    ],
    [
      "the manifest is missing",
      (folder) => rmSync(join(folder, "manifest.json")),
      /isn't a backup/,
    ],
    [
      "the manifest is of another format",
      (folder) =>
        writeFileSync(
          join(folder, "manifest.json"),
          readFileSync(join(folder, "manifest.json"), "utf8").replace('"format": 1', '"format": 2'),
        ),
      /format must be 1/,
    ],
    [
      "the manifest was changed",
      (folder) =>
        rewrite(folder, "manifest.json", (text) => text.replace('"001-baseline"', '"000-before"')),
      /changed or forged/,
    ],
    ["a table and its checksum were changed", forge, /changed or forged.*"k1"/],
    [
      "its seal is missing",
      (folder) => rmSync(join(folder, "manifest.mac")),
      /no manifest.mac, so it may have been changed or forged/,
    ],
    [
      "its seal is another's",
      (folder) => rewrite(folder, "manifest.mac", (mac) => mac.replace(/.{4}\n$/, "AAAA\n")),
      /changed or forged/,
    ],
    [
      "its seal names a key that is not there",
      (folder) => rewrite(folder, "manifest.mac", (mac) => mac.replace("k1.", "k9.")),
      /key "k9", which isn't in VAULT_KEY/,
    ],
  ];
  test.each(spoilt)("if %s", async (_what, spoil, reason) => {
    const [source, target] = [await portalWithMoney("SQLite"), await emptyPortal("SQLite")];
    const { folder } = await takeBackup(source.context);
    spoil(folder);
    const before = await fingerprints(target.context);
    await expect(restoreInto(target.context, folder)).rejects.toThrow(reason);
    expect(await fingerprints(target.context)).toEqual(before);
  });

  test("if it is from before release 1.0.0", async () => {
    const [source, target] = [await portalWithMoney("SQLite"), await emptyPortal("SQLite")];
    await sql`update migrations set name = '001-foundation'
      where name = '001-baseline'`.execute(source.context.storage.db);
    const { folder } = await takeBackup(source.context);
    await expect(restoreInto(target.context, folder)).rejects.toThrow(
      "the backup is from before release 1.0.0, which no later release can read",
    );
  });

  test("but not because its key comes after a newer one", async () => {
    const { folder } = await takeBackup((await portalWithMoney("SQLite")).context);
    const target = await emptyPortal("SQLite", {
      VAULT_KEY: `k2:${Buffer.alloc(32, 9).toString("base64")},${keyOf(7)}`,
    });
    await restoreInto(target.context, folder);
    expect((await fingerprints(target.context)).users).not.toMatch(/^0 rows/);
  });

  test.each(engines)("if the %s target has users, or another key", async (engine) => {
    const { folder } = await takeBackup((await portalWithMoney("SQLite")).context);
    const [filled, keyless] = [
      await emptyPortal(engine),
      await emptyPortal(engine, { VAULT_KEY: keyOf(9) }),
    ];
    await filled.register();
    await expect(restoreInto(filled.context, folder)).rejects.toThrow(
      /isn't empty \(users.*DATA_DIR/,
    );
    await expect(restoreInto(keyless.context, folder)).rejects.toThrow(/key doesn't match.*"k1"/);
    expect((await fingerprints(keyless.context)).users).toMatch(/^0 rows/);
  });
});
