// What a customer moved is summed in one statement, by an index of the customer's own transactions.
import { expect, test } from "vitest";
import { readConfig } from "~server/config";
import { limitUsesIn } from "~server/features/movement-limits/store";
import { createBackend } from "~server/index";
import { describeEachEngine } from "../support/portal/engine-suites";
import { plansOf, recordOn } from "../support/database/query-plans";

const scans = /^SCAN transactions\b|Seq Scan on transactions\b/;
const byCustomer = /transactions_by_(user|user_kind|user_amount|limit_counted)\b/;

describeEachEngine("the sum for a limit", (portal) => {
  test("reads one customer's transactions by their index", async () => {
    const now = portal().context.now();
    const statements = await recordOn(portal())(async () => {
      const backend = await createBackend(
        readConfig({ DATA_DIR: portal().dataDir, DATABASE_URL: portal().databaseUrl }),
        { now: portal().context.now },
      );
      const { db } = backend.context.storage;
      const of = { userId: "someone", direction: "withdrawal", currency: "USD", now } as const;
      await limitUsesIn(db).of(of);
      await backend.close();
    });
    const sums = statements.filter(({ sql }) => sql.includes("limit_counted_at"));
    expect(sums).toHaveLength(1);
    const [planned] = await plansOf(portal(), sums);
    const plan = planned?.plan ?? [];
    expect(plan.filter((line) => scans.test(line.trim()))).toEqual([]);
    expect(plan.filter((line) => byCustomer.test(line)).length).toBeGreaterThanOrEqual(2);
  });
});
