// No list of the administrators reads a whole table, or sorts one, to show a page: each engine says so of every statement. `npm run bench` asks both at full size.
import { describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import type { Statement } from "../bench/bench-database";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { listQueries, adminRecordQueries } from "../support/api/list-queries";
import { plansOf, recordOn } from "../support/database/query-plans";

const grows =
  "transactions|users|wallets|accounts|transaction_counters|entries|postings|audit|outbox|approval_requests|contact_messages|crypto_payments|payment_accounts";
const wholeTable = {
  SQLite: new RegExp(String.raw`^SCAN (${grows})\b(?!.*USING (COVERING )?INDEX)`),
  PostgreSQL: new RegExp(String.raw`Seq Scan on (${grows})\b`),
} as const;
const asksOne = new RegExp(String.raw`from "?(${grows})\b`);
/** These count everything by their nature, and their totals are kept or short. */
const isTotal = (text: string) =>
  /^select (count\(|sum\(|sum\(count\)|"state", count\()/i.test(text);

/** Every statement of a page that reads what grows, each once. */
async function statementsOf(portal: TestPortal): Promise<Statement[]> {
  const { token } = await portal.admin();
  const asked = [
    ...listQueries({ name: "ada", commonName: "a", reference: "tx-0" }),
    ...adminRecordQueries(),
  ];
  const statuses = new Set<number>();
  const statements = await recordOn(portal)(async () => {
    const backend = await createBackend(
      readConfig({ DATA_DIR: portal.dataDir, DATABASE_URL: portal.databaseUrl }),
      { now: portal.context.now },
    );
    const caller = new Caller(backend, token);
    for (const path of asked) statuses.add((await caller.get(path)).status);
    await backend.close();
  });
  expect([...statuses]).toEqual([200]);
  return [
    ...new Map(
      statements
        .filter((one) => one.reads && asksOne.test(one.sql) && !isTotal(one.sql))
        .map((one) => [one.sql, one]),
    ).values(),
  ];
}

/** Few are sorted after they were found: of some people, of one record; what waits for a decision, and what waits to be sent, which is in two states. */
const sortsFew =
  / union select|"(state|subject)" in |gateway_status_snapshots|group by| as waiting where /;
/** A page is found by a subquery, and its few rows are sorted once more. */
const findsPage = / in \(select .* limit \?/;
/** Found by days, amounts, a search, or by a status for their amounts, and then sorted. */
const sortsFound =
  /(created_at|amount_minor) >= \?|user_id in |lower\(reference\)|status = \?.* order by "transactions"."amount_minor"/;
const sorts = (plan: readonly string[]) =>
  plan.filter((line) => line.includes("TEMP B-TREE")).length;

describeEachEngine("every page of every list", (portal) => {
  test("is read by an index, in its order", async () => {
    const plans = await plansOf(portal(), await statementsOf(portal()));
    expect(plans.length).toBeGreaterThan(70);
    for (const { text, plan } of plans)
      expect(
        plan.filter((line) => wholeTable[portal().engine].test(line)),
        text,
      ).toEqual([]);
    if (portal().engine === "PostgreSQL") return;
    for (const { text, plan } of plans.filter(
      (one) => /order by/i.test(one.text) && !sortsFew.test(one.text) && !sortsFound.test(one.text),
    )) {
      expect(sorts(plan), text).toBeLessThanOrEqual(findsPage.test(text) ? 1 : 0);
    }
    for (const { text, plan } of plans) {
      if (text.includes("made_on"))
        expect(plan.join("\n")).toMatch(
          /SEARCH transactions USING COVERING INDEX transactions_by_time/,
        );
      if (/from "transactions" where .*(lower\(reference\)|user_id in)/.test(text))
        expect(plan.join("\n"), text).toMatch(
          /transactions_by_(reference|user|user_kind|user_amount)\b/,
        );
    }
    expect(plans.filter(({ text }) => text.includes("made_on"))).toHaveLength(1);
  });
});

describe("the check for full table scans", () => {
  test("finds a planted one", () => {
    expect("SCAN audit").toMatch(wholeTable.SQLite);
    expect("SCAN audit USING INDEX audit_by_time").not.toMatch(wholeTable.SQLite);
    expect("  ->  Seq Scan on outbox  (cost=0.00..1.01 rows=1 width=8)").toMatch(
      wholeTable.PostgreSQL,
    );
  });
});
