// The audit log is sealed by a chain: what somebody does to it in the database afterwards is found.
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { createVault } from "~server/adapters/vault/aes-gcm";
import { verifyAudit } from "~server/api/audit-log/verify-audit";
import { sealAudit } from "~server/api/background/seal-audit";
import { linkOf } from "~server/storage/audit-chain";
import { openDatabase } from "~server/storage/engine/dialect";
import type { Schema } from "~server/storage/schema";
import { describeEachEngine, TestPortal } from "../support/backend";
import { restoreInto, takeBackup } from "../support/backups";

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const [older, newer] = [keyOf("k1", 7), keyOf("k2", 8)];
const settings = { VAULT_KEY: older };

/** As somebody with the database's own password does it, past every trigger. */
async function byHand(
  portal: TestPortal,
  change: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  const { db } = openDatabase({ dataDir: portal.dataDir, databaseUrl: portal.databaseUrl });
  const triggers =
    portal.engine === "SQLite"
      ? ["drop trigger audit_no_update", "drop trigger audit_no_delete"]
      : ["alter table audit disable trigger all"];
  for (const one of triggers) await sql.raw(one).execute(db);
  await change(db);
  await db.destroy();
}

async function sealedPortal(portal: TestPortal): Promise<readonly string[]> {
  const [hana, admin] = [await portal.register(), await portal.admin()];
  for (const amount of ["1.00", "2.00", "3.00", "4.00", "5.00", "6.00"])
    await admin.credit(hana.id, amount);
  await sealAudit(portal.context);
  const { lines, unsealed, faults } = await verifyAudit(portal.context);
  expect([lines >= 6, unsealed, faults]).toEqual([true, 0, []]);
  return (await portal.context.storage.store.auditChain.linked(0, 1000)).map(
    (linked) => linked.audit_id,
  );
}

const faultsOf = async ({ context }: TestPortal, known?: string) =>
  (await verifyAudit(context, known)).faults;

/** The whole chain from what the log holds now, by somebody without the key. */
async function chainAgain(db: Kysely<Schema>): Promise<void> {
  const links = await db.selectFrom("audit_links").selectAll().orderBy("position").execute();
  let before = "";
  for (const { position, audit_id: id } of links) {
    const line = await db
      .selectFrom("audit")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    before = linkOf(before, position, line);
    await db
      .updateTable("audit_links")
      .set({ link: before })
      .where("position", "=", position)
      .execute();
  }
  await db.updateTable("audit_chain").set({ link: before }).execute();
}

describeEachEngine(
  "the sealed audit log",
  (portal) => {
    const done: readonly (readonly [
      string,
      (db: Kysely<Schema>, ids: readonly string[]) => Promise<unknown>,
      RegExp,
    ])[] = [
      [
        "a line is changed",
        (db, ids) =>
          db
            .updateTable("audit")
            .set({ actor_id: "nobody" })
            .where("id", "=", ids[2] ?? "")
            .execute(),
        /place 3, was changed/,
      ],
      [
        "a line is deleted",
        (db, ids) =>
          db
            .deleteFrom("audit")
            .where("id", "=", ids[2] ?? "")
            .execute(),
        /place 3, was deleted/,
      ],
      [
        "a line is deleted with its place",
        async (db, ids) => {
          await db
            .deleteFrom("audit")
            .where("id", "=", ids[2] ?? "")
            .execute();
          await db.deleteFrom("audit_links").where("position", "=", 3).execute();
        },
        /1 lines .* were deleted together with their place/,
      ],
      [
        "two lines change places",
        async (db, ids) => {
          for (const [position, id] of [
            [2, "-"],
            [3, ids[1] ?? ""],
            [2, ids[2] ?? ""],
          ] as const) {
            await db
              .updateTable("audit_links")
              .set({ audit_id: id })
              .where("position", "=", position)
              .execute();
          }
        },
        /place 2, was changed or moved/,
      ],
      [
        "the last lines are deleted with their places",
        async (db, ids) => {
          await db.deleteFrom("audit").where("id", "in", ids.slice(-2)).execute();
          await db.deleteFrom("audit_links").where("audit_id", "in", ids.slice(-2)).execute();
        },
        /its last lines were deleted/,
      ],
      [
        "a line is inserted with a place of its own",
        async (db, ids) => {
          const line = await db
            .selectFrom("audit")
            .selectAll()
            .where("id", "=", ids[0] ?? "")
            .executeTakeFirstOrThrow();
          await db
            .insertInto("audit")
            .values({ ...line, id: "by-hand" })
            .execute();
          await db
            .insertInto("audit_links")
            .values({ position: ids.length + 1, audit_id: "by-hand", link: "x" })
            .execute();
        },
        /added by hand/,
      ],
      [
        "a line of the past is inserted",
        async (db, ids) => {
          const line = await db
            .selectFrom("audit")
            .selectAll()
            .where("id", "=", ids[0] ?? "")
            .executeTakeFirstOrThrow();
          await db
            .insertInto("audit")
            .values({ ...line, id: "by-hand", created_at: line.created_at - 86_400_000 })
            .execute();
        },
        /by-hand .* inserted by hand/,
      ],
      [
        "a line is changed and the chain made again",
        async (db, ids) => {
          await db
            .updateTable("audit")
            .set({ reason: "other" })
            .where("id", "=", ids[2] ?? "")
            .execute();
          await chainAgain(db);
        },
        /not made with the portal's key/,
      ],
      [
        "the end of the chain is deleted",
        (db) => db.deleteFrom("audit_chain").execute(),
        /end of the audit log's chain was deleted/,
      ],
    ];
    test.each(done)("says where %s", async (_what, change, words) => {
      const own = await TestPortal.open(portal().engine, settings);
      const ids = await sealedPortal(own);
      await byHand(own, (db) => change(db, ids));
      expect((await faultsOf(own)).join("\n")).toMatch(words);
      await own.close();
    });

    test("is not made true by what is sealed after a forged chain", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      await sealedPortal(own);
      await byHand(own, async (db) => {
        await db.updateTable("audit").set({ reason: "other" }).execute();
        await chainAgain(db);
      });
      await own.register();
      await (await own.admin()).credit((await own.register()).id, "1.00");
      await expect(sealAudit(own.context)).rejects.toThrow("does not end as it was sealed");
      expect(await faultsOf(own)).not.toEqual([]);
      await own.close();
    });

    test("is compared with an end that was kept elsewhere, which a log cut at both places no longer holds", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      await sealedPortal(own);
      const { end } = await verifyAudit(own.context);
      expect(await faultsOf(own, end ?? "")).toEqual([]);
      await byHand(own, async (db) => {
        await db.deleteFrom("audit_links").execute();
        await db.deleteFrom("audit_chain").execute();
        await db.deleteFrom("audit").where("action", "like", "%").execute();
      });
      await (await own.admin()).credit((await own.register()).id, "1.00");
      await sealAudit(own.context);
      expect(await faultsOf(own)).toEqual([]);
      expect((await faultsOf(own, end ?? "")).join()).toContain("does not hold the end");
      await own.close();
    });

    test("is sealed once by two hosts at a time, stays true when a person is erased and the key is changed, and comes back from a backup", async () => {
      const own = await TestPortal.open(portal().engine, settings);
      const [hana, admin] = [await own.register(), await own.admin()];
      for (const amount of ["1.00", "2.00", "3.00"]) await admin.credit(hana.id, amount);
      await Promise.all([sealAudit(own.context), sealAudit(own.context), sealAudit(own.context)]);
      expect((await admin.delete(`/users/${hana.id}`, { confirmed: true })).status).toBe(200);
      await sealAudit(own.context);
      const before = await verifyAudit(own.context);
      expect([before.unsealed, before.faults]).toEqual([0, []]);

      const rotated = { ...own.context, vault: createVault(`${newer},${older}`) };
      expect(
        (await verifyAudit({ ...own.context, vault: createVault(newer) })).faults.join(),
      ).toContain('"k1", which VAULT_KEY does not hold');
      await sealAudit(rotated);
      expect((await verifyAudit({ ...own.context, vault: createVault(newer) })).faults).toEqual([]);

      const { folder } = await takeBackup(rotated);
      const target = await TestPortal.open("SQLite", { VAULT_KEY: `${newer},${older}` });
      await restoreInto(target.context, folder);
      expect(await verifyAudit(target.context)).toEqual(before);
      await Promise.all([own.close(), target.close()]);
    });
  },
  settings,
);
