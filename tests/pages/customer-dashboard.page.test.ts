import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { walletsIn } from "../../server/features/ledger/wallet-store";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";

let portal: InProcessPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const dashboardOf = async (name: string) => (await portal.signInAs(name)).get("/dashboard");

const tableOf = ({ html }: ShownPage, caption: string) =>
  html
    .match(new RegExp(`<caption class="sr-only">${caption}</caption>[\\s\\S]*?</table>`))?.[0]
    .match(/<tr role="row">/g);

describe("the banner of identity verification", () => {
  test("asks customers without documents to upload some", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).toContain("Complete identity verification");
    expect(page.link("Complete KYC")).toBe("/dashboard/kyc");
  });

  test("says that the documents are under review", async () => {
    expect((await dashboardOf("pavel")).text).toContain("Your account verification is pending.");
  });

  test("says why the documents were rejected, and leads to a new upload", async () => {
    const page = await dashboardOf("rita");
    expect(page.text).toContain("Your previous verification got rejected. Reason: ");
    expect(page.link("Verify again")).toBe("/dashboard/kyc");
  });
});

describe("the dashboard", () => {
  test("of a new customer is empty and says so", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).toContain("No recent transactions Your transaction history will appear here");
    expect(page.text).toContain("$0.00");
  });

  test("tells new customers what to do first, each step once", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).toMatch(
      /Get started Confirm your email address We sent .*Resend link Complete identity verification .*Complete KYC Make your first deposit .* Deposit Total Balance/,
    );
    expect(page.text.match(/Complete identity verification/g)).toHaveLength(1);
    expect(page.links("Resend link")).toEqual(["/dashboard/email-verification"]);
    expect(page.links("Deposit")).toEqual(Array(2).fill("/dashboard/wallet/deposit"));
    expect((await dashboardOf("hana")).text).not.toContain("Get started");
  });

  test("lists the parts of the total that have money, and leads to a withdrawal", async () => {
    const hana = await dashboardOf("hana");
    expect(hana.text).toMatch(/Total Balance View wallet \$.*Available \$.*On hold \$/);
    expect(hana.text).not.toMatch(/Profit \$0|Bonus \$0/);
    expect(hana.link("Withdraw")).toBe("/dashboard/wallet/withdrawal");
    expect((await dashboardOf("nora")).text).not.toMatch(/Available \$0|On hold/);
  });

  test("shows what is not credited yet in a paler color", async () => {
    const { html } = await dashboardOf("hana");
    expect(html).toContain('<span class="money text-muted">+$1,500.00</span>');
    const all = await (
      await portal.signInAs("hana")
    ).get("/dashboard/transactions?status=successful");
    expect(all.html).toMatch(/<span class="money in">\+/);
  });

  test("shows the five newest transactions and leads to all, and to a deposit", async () => {
    const page = await dashboardOf("hana");
    expect(tableOf(page, "Your latest transactions")).toHaveLength(1 + 5);
    expect(page.link("View All")).toBe("/dashboard/transactions");
    expect(page.link("Deposit")).toBe("/dashboard/wallet/deposit");
  });

  test("has a link to the admin area for administrators only", async () => {
    expect((await dashboardOf("admin")).links("Admin Dashboard")).toEqual(["/admin"]);
    expect((await dashboardOf("hana")).links("Admin Dashboard")).toEqual([]);
  });
});

describe("the balance history", () => {
  test("of a new customer starts with the first transaction", async () => {
    const page = await dashboardOf("nora");
    expect(page.text).not.toContain("Balance history");
    expect(page.html).not.toContain("balance-steps");
  });

  test("is a sentence, a chart and a table that end with the total shown above", async () => {
    const page = await dashboardOf("zoe");
    const [, total = "none"] = /Total Balance View wallet (\S+)/.exec(page.text) ?? [];
    expect(page.text).toMatch(
      /Balance history 1M 3M 1Y All Down €123,456\.78 since \d+ \w+ \d{4}, from €987,654\.32 to €864,197\.54\. −€123,456\.78 · 1M €/,
    );
    expect(total).toBe("€864,197.54");
    expect(page.html).toContain('class="axis-frame balance-steps"');
    expect(tableOf(page, "Total balance by day")).toHaveLength(1 + 31);
    expect(page.text).toMatch(/Day Total balance \d+ \w+ \d{4} €864,197\.54 /);
  });

  test.each([
    ["3M", 31],
    ["1Y", 53],
    ["Tomorrow", 31],
  ])("has a range of %s in the URL, of %i days", async (range, days) => {
    const zoe = await portal.signInAs("zoe");
    const page = await zoe.get(`/dashboard?range=${range}`);
    expect(tableOf(page, "Total balance by day")).toHaveLength(1 + days);
    const current = range === "Tomorrow" ? "1M" : range;
    expect(page.html).toContain(
      `href="/dashboard?range=${current}#balance-history" aria-current="true"`,
    );
  });

  test("of a month without transactions has a shorter summary", async () => {
    expect((await dashboardOf("george")).text).toMatch(
      /Balance history 1M 3M 1Y All Unchanged at £4,250\.00 since \d+ \w+ \d{4}\. £0\.00 · 1M £/,
    );
  });

  test("is missing if there is no wallet", async () => {
    const hana = await portal.signInAs("hana");
    const { db } = portal.backend.context.storage;
    const person = await usersIn(db).byEmail("hana@example.com");
    await walletsIn(db).setClosed(person?.id ?? "", Date.now(), Date.now());
    expect((await hana.get("/dashboard")).text).not.toContain("Balance history");
    expect(await walletsIn(db).setClosed(person?.id ?? "", null, Date.now())).toBe(true);
  });
});

test("earning history counts successful withdrawals only", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/earning-history");
  expect(page.heading).toBe("Earning history");
  expect(page.text).toMatch(/Total withdrawn \$[\d,]+\.\d\d \d+ successful withdrawals/);
  const nora = await portal.signInAs("nora");
  expect((await nora.get("/dashboard/earning-history")).text).toContain("No rows to display");
});
