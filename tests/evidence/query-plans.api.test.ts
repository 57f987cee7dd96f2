// The evidence about a transaction of a customer with very many is read from indexes that have all that is asked, and not row by row.
import { expect, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { Caller } from "../support/api/caller";
import { plansOf, recordOn } from "../support/database/query-plans";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("the evidence about a transaction", (portal) => {
  test("reads what came before from the indexes by kind and by amount, and the first use of a card from its own", async () => {
    const hana = await portal().customerWith("500.00");
    const { id } = await hana.deposit("80.00");
    const { token } = await portal().admin();
    const { dataDir, databaseUrl, context } = portal();
    const statements = await recordOn(portal())(async () => {
      const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      const backend = await createBackend(config, { now: context.now });
      const path = `/wallets/admin/transaction/${id}/evidence`;
      expect((await new Caller(backend, token).get(path)).status).toBe(200);
      await backend.close();
    });
    const about = (text: string) => statements.filter((one) => one.sql.includes(text));
    const plans = await plansOf(portal(), [...about("has_earlier"), ...about('"sum_minor"')]);
    const [history = [], sums = []] = plans.map(({ plan }) =>
      plan.flatMap((line) => /transactions_by_\w+/.exec(line)?.[0] ?? []),
    );
    expect(history).toContain("transactions_by_card");
    expect(history).toContain("transactions_by_destination");
    const ofAmounts = history.filter((name) => name === "transactions_by_user_amount");
    expect(ofAmounts.length).toBeGreaterThan(1);
    expect(history.filter((name) => /_by_user_(kind|amount)$/.test(name)).length).toBeGreaterThan(
      2,
    );
    expect(plans[0]?.plan.filter((line) => /TEMP B-TREE|\bSort\b/.test(line))).toEqual([]);
    // PostgreSQL chooses between the two by statistics, which a new database doesn't have yet.
    expect(sums).toEqual([
      portal().engine === "SQLite"
        ? "transactions_by_user_kind"
        : expect.stringMatching(/^transactions_by_user_(kind|amount)$/),
    ]);
  });
});
