// Years beside months, and the same entries as a file for an accountant: the sums on the pages and in the file are the same.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "csv-parse/sync";
import { formatMoney } from "~server/kernel/money-format";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";
import type { Visitor } from "../support/people/visitor";

const thisYear = new Date().getUTCFullYear();
const lastYear = String(thisYear - 1);
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

const csvOf = async (person: Visitor, address: string) => {
  const { status, headers, html } = await person.get(address);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "no-store",
  ]);
  const rows: Record<string, string>[] = parse(html, { columns: true, bom: true });
  return { rows, name: headers.get("Content-Disposition"), text: html };
};
const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] || 0) * 100), 0) / 100;
const dollars = (amount: number) => formatMoney(amount, "USD", "en");

describe("the statement of a year", () => {
  test("is listed with its page and its files, the running year first", async () => {
    const { html, text } = await hana.get("/dashboard/statements");
    const years = [...html.matchAll(/href="\/dashboard\/statements\/years\/(\d{4})"/g)].map(
      ([, year = ""]) => year,
    );
    expect(years[0]).toBe(String(thisYear));
    expect(years).toContain(lastYear);
    expect(text).toContain("year to date");
    expect(html).toContain(`href="/dashboard/statements/years/${lastYear}/pdf"`);
    expect(html).toContain(
      `href="/dashboard/statements.csv?from=${lastYear}-01-01&amp;to=${lastYear}-12-31"`,
    );
  });

  test("has the sums of its months, which its file has, too", async () => {
    const page = await hana.get(`/dashboard/statements/years/${lastYear}`);
    expect(page.heading).toBe(`Statement for ${lastYear}`);
    expect(rowsOf(page)).toHaveLength(12);
    const { rows, name } = await csvOf(hana, page.link("Download CSV"));
    expect(name).toBe(`attachment; filename="statement-${lastYear}.csv"`);
    for (const column of ["Credit", "Debit"])
      expect(page.text).toContain(dollars(sumOf(rows, column)));
    const closing = Number(rows.at(-1)?.["Balance after"]);
    expect(page.text).toContain(`Closing balance ${dollars(closing)}`);
    expect(page.text).toContain(`All ${rows.length} entries`);
  });

  test("is a PDF download", async () => {
    const { status, headers, html } = await hana.get(`/dashboard/statements/years/${lastYear}/pdf`);
    expect([status, headers.get("Content-Type"), headers.get("Content-Disposition")]).toEqual([
      200,
      "application/pdf",
      `attachment; filename="statement-${lastYear}.pdf"`,
    ]);
    expect(html).toContain("/Lang (en)");
  });

  test("says if there is none", async () => {
    const answer = await hana.get("/dashboard/statements/years/1999");
    expect([answer.status, answer.heading]).toEqual([404, "No statement found"]);
    expect((await hana.get("/dashboard/statements/years/1999/pdf")).location).toBe(
      "/dashboard/statements/years/1999",
    );
  });
});

describe("all entries as CSV", () => {
  test("have a line each, with the balance after it", async () => {
    const { rows, name } = await csvOf(hana, "/dashboard/statements.csv");
    expect(name).toBe('attachment; filename="statement.csv"');
    expect(Object.keys(rows[0] ?? {})).toEqual([
      "Date",
      "Time zone",
      "Reference",
      "Type",
      "Method",
      "Description",
      "Debit",
      "Credit",
      "Fee",
      "Currency",
      "Balance after",
      "Status",
      "Card or destination",
    ]);
    let balance = 0;
    for (const row of rows) {
      balance += Math.round((Number(row.Credit || 0) - Number(row.Debit || 0)) * 100);
      expect(Math.round(Number(row["Balance after"]) * 100)).toBe(balance);
      expect(row.Date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(row["Card or destination"]).toMatch(/^$|•{4}|…/);
    }
    const dashboard = await hana.get("/dashboard");
    expect(dashboard.text).toContain(dollars(balance / 100));
  });

  test("of chosen days come from a form, which says what is wrong with them", async () => {
    const list = await hana.get("/dashboard/statements");
    expect(list.html).toContain('action="/dashboard/statements.csv"');
    const { location } = await hana.get("/dashboard/statements.csv?from=2026-02-02&to=2026-02-01");
    expect(location).toBe("/dashboard/statements?from=2026-02-02&to=2026-02-01#csv");
    const again = await hana.get(location?.replace(/#.*/, "") ?? "");
    expect(again.text).toContain("Choose a last day that isn't before the first");
    expect(again.html).toMatch(/<input[^>]*name="from"[^>]*value="2026-02-02"/);
    expect(again.html).toContain('aria-describedby="csv-to-error"');
    const { name } = await csvOf(hana, "/dashboard/statements.csv?from=2026-02-01&to=2026-02-03");
    expect(name).toBe('attachment; filename="statement-from-2026-02-01-to-2026-02-03.csv"');
  });

  test.each(["es", "de", "ar"])("has a heading for each column in %s", async (language) => {
    const reader = await portal.signInAs("hana");
    await reader.post("/language", { language, from: "/dashboard/statements" });
    const { rows, text } = await csvOf(reader, "/dashboard/statements.csv");
    expect(Object.keys(rows[0] ?? {})).toHaveLength(13);
    expect(text).not.toMatch(/[\u2066-\u2069]/);
    await reader.post("/language", { language: "en", from: "/dashboard/statements" });
  });
});
