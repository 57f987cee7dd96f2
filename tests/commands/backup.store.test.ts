// Backups of one moment, taken while money moves, and the way back: whole, into an empty portal with the right key, or not at all.
import { appendFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { documentsIn } from "~server/features/documents/store";
import { cardsIn } from "~server/features/cards/store";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { emptyPortal, engines, portalWithMoney, settings } from "../support/portal/backup-portals";
import { fingerprints, restoreInto, takeBackup } from "../support/portal/backups";

const textOf = (folder: string) =>
  readdirSync(join(folder, "tables"))
    .map((name) => readFileSync(join(folder, "tables", name), "utf8"))
    .join("");

describe("a backup of a quiet portal", () => {
  const ways = engines.flatMap((from) => engines.map((to) => [from, to] as const));
  test.each(ways)("of %s is the same, row for row and file for file, in %s", async (from, to) => {
    const [source, target] = [await portalWithMoney(from), await emptyPortal(to)];
    const { folder, manifest } = await takeBackup(source.context, { hasCardSecrets: true });
    await restoreInto(target.context, folder);
    expect(await fingerprints(target.context)).toEqual(await fingerprints(source.context));
    expect(await target.ledgerFaults()).toEqual([]);
    expect(manifest.documents.lines).toBeGreaterThan(0);
    const files = (portal: TestPortal) =>
      readdirSync(join(portal.dataDir, "documents"), { recursive: true })
        .map(String)
        .filter((name) => name.length > 3)
        .sort();
    expect(files(target)).toEqual(files(source));
  });
});

describeEitherEngine(
  "a backup",
  (portal) => {
    test("taken while money moves is consistent and a single snapshot", async () => {
      const hana = await portal().customerWith("50.00");
      // The other process of an operator's command; on SQLite a connection of its own.
      const beside = await createBackend(
        readConfig({
          DATA_DIR: portal().dataDir,
          DATABASE_URL: portal().databaseUrl ?? "",
          ...settings,
        }),
      );
      const { storage, documents, now, vault } = beside.context;
      let moved = 0;
      const moving: typeof storage = {
        ...storage,
        upkeep: {
          ...storage.upkeep,
          snapshot: (choice, work) =>
            storage.upkeep.snapshot(choice, (snapshot) =>
              work({
                ...snapshot,
                async *rowsOf(table) {
                  await hana.withdraw("0.50");
                  moved += 1;
                  yield* snapshot.rowsOf(table);
                },
              }),
            ),
        },
      };
      const { folder } = await takeBackup({ storage: moving, documents, now, vault });
      await beside.close();
      const target = await emptyPortal(portal().engine);
      await restoreInto(target.context, folder);
      expect(moved).toBeGreaterThan(10);
      expect(await target.ledgerFaults()).toEqual([]);
      expect((await fingerprints(target.context)).transactions).toMatch(/^1 rows/);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("holds no card secret by default, no session and no key, and names a missing file", async () => {
      const { context } = portal();
      const hana = await portal().customerWith("10.00");
      await hana.saveCard();
      await hana.saveBank();
      const row = (await documentsIn(context.storage.db).ofUser(hana.id, "card_front"))[0];
      await context.documents.remove(row?.storage_key ?? "");
      const { folder, manifest, skipped } = await takeBackup(context);
      expect(manifest.tables.card_secrets.lines).toBe(0);
      expect(manifest.leftOut).toMatchObject({
        sessions: expect.any(String),
        card_secrets: expect.any(String),
      });
      expect(skipped).toEqual([row?.storage_key]);
      expect(textOf(folder)).not.toContain("card_back");
      expect(textOf(folder)).not.toContain("4111111111111111");
      const accounts = readFileSync(join(folder, "tables", "payment_accounts.jsonl"), "utf8");
      expect(accounts).toContain('"kind":"bank"');
      expect(accounts).not.toContain('"kind":"card"');
      const complete = await takeBackup(context, { hasCardSecrets: true });
      expect(
        readFileSync(join(complete.folder, "tables", "payment_accounts.jsonl"), "utf8"),
      ).toContain('"kind":"card"');
      expect(readdirSync(join(folder, "tables"))).not.toContain("sessions.jsonl");
      const [, key = "absent"] = settings.VAULT_KEY.split(":");
      expect(textOf(folder) + readFileSync(join(folder, "manifest.json"), "utf8")).not.toContain(
        key,
      );
      expect(statSync(folder).mode & 0o077).toBe(0);
      expect(statSync(join(folder, "tables", "users.jsonl")).mode & 0o077).toBe(0);

      const target = await emptyPortal(portal().engine);
      await restoreInto(target.context, folder);
      const card = await cardsIn(target.context.storage.db).inUse(hana.id);
      expect([card?.back_document_id, typeof card?.cvv_erased_at]).toEqual([null, "number"]);
    });

    test("without any of its documents says so: their folder is not there", async () => {
      const own = await portalWithMoney(portal().engine);
      const { documents } = own.context;
      expect(await takeBackup(own.context)).toMatchObject({ lacksAllDocuments: false });
      const none = { ...documents, get: () => Promise.resolve(null) };
      expect(await takeBackup({ ...own.context, documents: none })).toMatchObject({
        lacksAllDocuments: true,
      });
    });

    test("of a table in many pieces is restored with every row, and leaves nothing if it fails", async () => {
      const { folder, manifest } = await takeBackup(portal().context);
      const target = await emptyPortal(portal().engine);
      const before = await fingerprints(target.context);
      const twice = readFileSync(join(folder, "tables", "audit.jsonl"), "utf8");
      appendFileSync(join(folder, "tables", "audit.jsonl"), twice);
      const { restoreBackup } = await import("~server/commands/backup/restore-backup");
      await expect(
        restoreBackup(target.context, folder, manifest, {
          stage: () => undefined,
          count: () => undefined,
        }),
      ).rejects.toThrow();
      expect(await fingerprints(target.context)).toEqual(before);
      expect(
        readdirSync(target.dataDir, { recursive: true }).filter((name) =>
          /documents.[\w-]{2}.\w/.test(String(name)),
        ),
      ).toEqual([]);
    });
  },
  settings,
);
