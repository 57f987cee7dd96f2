// Statements as a customer reads them: the list of months, a month on the screen, and the same as a PDF.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const thisMonth = new Date().toISOString().slice(0, 7);
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

const moneyIn = (text: string) => /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? "";

test("the months lead from the current one back to the first, each with its PDF", async () => {
  const page = await hana.get("/dashboard/statements");
  expect(page.text).toContain("month to date");
  const links = [...page.html.matchAll(/href="\/dashboard\/statements\/(\d{4}-\d\d)"/g)].map(
    ([, month = ""]) => month,
  );
  expect(links[0]).toBe(thisMonth);
  expect(links.length).toBeGreaterThanOrEqual(24);
  expect([...links].sort().reverse()).toEqual(links);
  expect(page.html.match(/\/statements\/\d{4}-\d\d\/pdf"/g)).toHaveLength(links.length);
});

test("the last twelve months are listed, and earlier ones are grouped by year", async () => {
  const { html } = await hana.get("/dashboard/statements");
  const [open = "", ...years] = html.split('<details class="disclosure"');
  const monthsOf = (part: string) =>
    [...part.matchAll(/href="\/dashboard\/statements\/(\d{4}-\d\d)"/g)].map(
      ([, month = ""]) => month,
    );
  expect(monthsOf(open)).toHaveLength(12);
  expect(years.length).toBeGreaterThanOrEqual(1);
  for (const part of years) {
    const [, year = "", count = ""] =
      /<summary>(\d{4})\D+(\d+) months?\)/.exec(part.replaceAll(/<\/?span[^>]*>/g, "")) ?? [];
    expect(monthsOf(part)).toHaveLength(Number(count));
    expect(new Set(monthsOf(part).map((month) => month.slice(0, 4)))).toEqual(new Set([year]));
    expect(part).toContain(`Your statements for ${year}`);
  }
});

test("a month closes with the total of the dashboard, and shows its parts", async () => {
  const [statement, dashboard] = await Promise.all([
    hana.get(`/dashboard/statements/${thisMonth}`),
    hana.get("/dashboard"),
  ]);
  const total = moneyIn(dashboard.text.split("Total Balance")[1] ?? "");
  expect(moneyIn(statement.text.split("Current balance")[1] ?? "")).toBe(total);
  expect(statement.heading).toMatch(/^Statement for \w+ \d{4} \(month to date\)$/);
  for (const text of [
    "Hana Howard",
    "Wallet ••••",
    "Time zone",
    "Opening balance",
    "On hold",
    "Example Markets Ltd",
    "Balances include available funds",
  ]) {
    expect(statement.text).toContain(text);
  }
});

test("a missing month says so, and its PDF leads to the page that does", async () => {
  const answer = await hana.get("/dashboard/statements/1999-01");
  expect([answer.status, answer.heading]).toEqual([404, "No statement found"]);
  expect((await hana.get("/dashboard/statements/1999-01/pdf")).location).toBe(
    "/dashboard/statements/1999-01",
  );
});

test("the PDF is a download that is not cached", async () => {
  const { status, headers } = await hana.get(`/dashboard/statements/${thisMonth}/pdf`);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(headers.get("Content-Disposition")).toBe(
    `attachment; filename="statement-${thisMonth}.pdf"`,
  );
  expect((await portal.visitor().get(`/dashboard/statements/${thisMonth}/pdf`)).location).toContain(
    "/login",
  );
});

test("a line's reference may wrap, but takes none of the amount before it along", async () => {
  // The demo's newest entry is two days old.
  const month = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 7);
  const { html } = await hana.get(`/dashboard/statements/${month}`);
  expect(html).toMatch(/: \$[\d,]+\.\d\d(?:<!-- -->)? (?:<!-- -->)?<span class="second-line"><a /);
  expect(html).not.toMatch(/<span class="text-sm md:block">\s/);
});
