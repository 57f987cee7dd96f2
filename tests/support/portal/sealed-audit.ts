// A portal whose audit log is sealed, and what someone with the database could do to it.
import { sql, type Kysely } from "kysely";
import { expect } from "vitest";
import { faultText } from "~server/kernel/integrity-fault";
import { verifyAudit } from "~server/features/audit/verify-audit";
import { sealAudit } from "~server/features/audit/seal-audit";
import { linkOf, auditChainIn } from "~server/features/audit/chain-store";
import { openDatabase } from "~server/database/engine/dialect";
import type { Schema } from "~server/database/schema";
import { type TestPortal } from "./backend";

export const keyOf = (id: string, byte: number) =>
  `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
export const [older, newer] = [keyOf("k1", 7), keyOf("k2", 8)];
export const settings = { VAULT_KEY: older };

/** As someone with the database's own password does it, past every trigger. */
export async function tamperWith(
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

export async function sealedPortal(portal: TestPortal): Promise<readonly string[]> {
  const [hana, admin] = [await portal.register(), await portal.admin()];
  for (const amount of ["1.00", "2.00", "3.00", "4.00", "5.00", "6.00"])
    await admin.credit(hana.id, amount);
  await sealAudit(portal.context);
  const { lines, unsealed, faults } = await verifyAudit(portal.context);
  expect([lines >= 6, unsealed, faults]).toEqual([true, 0, []]);
  return (await auditChainIn(portal.context.storage.db).linked(0, 1000)).map(
    (linked) => linked.audit_id,
  );
}

export const faultsOf = async ({ context }: Pick<TestPortal, "context">, known?: string) =>
  (await verifyAudit(context, known)).faults.map((fault) => faultText(fault, "en"));

/** The whole chain from what the log holds now, by someone without the key. */
export async function rebuildChain(db: Kysely<Schema>): Promise<void> {
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
