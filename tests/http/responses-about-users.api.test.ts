// Deleting a person finds the kept answers that name them by an index, however many answers are kept.
import { expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator } from "../support/people/people";
import { plansOf, recordOn } from "../support/database/query-plans";

const wholeTable = {
  SQLite: /^SCAN (idempotency|responses_about_users)\b/,
  PostgreSQL: /Seq Scan on (idempotency|responses_about_users)\b/,
} as const;

const credit = (admin: Administrator, userId: string, key: string) =>
  admin.post(
    "/wallets/admin/credit",
    {
      userId,
      amount: "5.00",
      transactionType: "deposit",
      transactionAction: "funding",
      description: "Goodwill",
    },
    { key },
  );

function databaseOf({ dataDir, databaseUrl }: TestPortal) {
  return openDatabase({ dataDir, databaseUrl }).db;
}

async function answersOf(portal: TestPortal, userId: string) {
  const db = databaseOf(portal);
  const rows = await db
    .selectFrom("idempotency")
    .select(["key", "answer"])
    .where("user_id", "=", userId)
    .orderBy("key")
    .execute();
  await db.destroy();
  return rows;
}

describeEitherEngine("stored responses that name a deleted user", (portal) => {
  test("are found by an index, and emptied for every caller", async () => {
    const [hana, other, admin] = [
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    await credit(admin, hana.id, "key-of-hana-1");
    await credit(admin, other.id, "key-of-other-1");
    const statements = await recordOn(portal())(async () => {
      expect((await admin.delete(`/users/${hana.id}`, { confirmed: true })).status).toBe(200);
    });
    const named = (await answersOf(portal(), admin.id)).filter(({ answer }) =>
      answer?.includes(hana.id),
    );
    expect(named).toEqual([]);
    const kept = await answersOf(portal(), admin.id);
    expect(kept.filter(({ answer }) => answer?.includes(other.id))).toHaveLength(1);
    expect(kept.filter(({ answer }) => answer === null)).not.toEqual([]);
    const about = statements.filter(
      ({ sql }) =>
        /"?(idempotency|responses_about_users)"?/.test(sql) && /^(select|update|delete)/i.test(sql),
    );
    expect(about.some(({ sql }) => sql.includes("responses_about_users"))).toBe(true);
    for (const { text, plan } of await plansOf(portal(), about))
      expect(
        plan.filter((line) => wholeTable[portal().engine].test(line)),
        text,
      ).toEqual([]);
  });
});
