import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const rowsOf = (page: ShownPage) =>
  page.html.match(/<tr[^>]*role="row"[\s\S]*?<\/tr>/g)?.slice(1) ?? [];
const countOf = (page: ShownPage) => Number(/(\d+) transactions?/.exec(page.text)?.[1]);

describe("the dashboard", () => {
  test("shows counts and totals, how they are added, and what is waiting", async () => {
    const page = await admin.get("/admin");
    expect([page.status, page.heading]).toEqual([200, "Dashboard"]);
    expect(page.text).toMatch(
      /Successful \$[\d,.]+ €[\d,.]+ £[\d,.]+ ≈ \$[\d,.]+ total \d+ transactions Pending .* \d+ transactions? Failed .* \d+ transactions?/,
    );
    expect(page.text).toMatch(/≈ Converted to USD at simulated rates of \d+ [A-Z][a-z]+ \d{4}/);
    expect(page.text).toContain("Pending review");
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(page.link("Deposits")).toBe("/admin/transactions?type=deposit");
  });
});

describe("the list", () => {
  test("has further filters, which pages and downloads keep, and says what it ignores", async () => {
    const query = "currency=USD&paymentMethod=card&minAmount=1%2C000.00";
    const page = await admin.get(`/admin/transactions?${query}&status=pending`);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<details class="disclosure" open=""><summary>More filters/);
    expect(page.html).toMatch(
      /name="minAmount"[^>]* value="1000\.00"|value="1000\.00"[^>]* name="minAmount"/,
    );
    expect(page.link("Clear")).toBe("/admin/transactions?status=pending");
    expect(page.link("Withdrawals")).toContain("currency=USD");
    const odd = await admin.get("/admin/transactions?minAmount=lots&maxAmount=1.000");
    expect(odd.text).toContain("“lots” isn't a valid amount, so it was ignored.");
    expect(odd.text).toContain("“1.000” isn't a valid amount");
    const reversed = await admin.get("/admin/transactions?minAmount=5&maxAmount=4");
    expect(reversed.text).toContain("“Amount from” is more than “Amount to”");
  });

  test("shows the sum of each currency", async () => {
    const page = await admin.get("/admin/transactions");
    expect(page.text).toMatch(/\d+ transactions · \$[\d,.]+ · €[\d,.]+ · £[\d,.]+/);
  });

  test("shows ten of all, with customer and currency", async () => {
    const page = await admin.get("/admin/transactions");
    expect(rowsOf(page)).toHaveLength(10);
    expect(page.text).toContain("Hana Howard");
    expect(page.text).toMatch(/€\d/);
  });

  test.each([
    ["type=deposit", "Deposit", "Withdrawal"],
    ["type=withdrawal", "Withdrawal", "Deposit"],
  ])("%s contains nothing else", async (query, wanted, other) => {
    for (const row of rowsOf(await admin.get(`/admin/transactions?${query}`))) {
      expect(row).toMatch(new RegExp(`>${wanted}\\b`));
      expect(row).not.toMatch(new RegExp(`>${other}\\b`));
    }
  });

  test("is searched by reference and days across all customers, and says so if nothing matches", async () => {
    const [, wanted = ""] =
      />(TX-\w+)</.exec((await admin.get("/admin/transactions?status=pending")).html) ?? [];
    const found = await admin.get(
      `/admin/transactions?status=pending&reference=${wanted.slice(3, 9).toLowerCase()}`,
    );
    expect([rowsOf(found).length, found.html.includes(wanted), found.link("Clear")]).toEqual([
      1,
      true,
      "/admin/transactions?status=pending",
    ]);
    const none = await admin.get("/admin/transactions?to=1999-12-31");
    expect([rowsOf(none).length, none.link("Show all transactions")]).toEqual([
      0,
      "/admin/transactions",
    ]);
  });

  test("by status adds up to all", async () => {
    const all = countOf(await admin.get("/admin/transactions"));
    let sum = 0;
    for (const status of ["Pending", "Successful", "Failed"]) {
      const part = await admin.get(`/admin/transactions?status=${status.toLowerCase()}`);
      expect(rowsOf(part).every((row) => row.includes(status))).toBe(true);
      sum += countOf(part);
    }
    expect(sum).toBe(all);
  });

  test("keeps the filters from page to page, and the pager shows the current one", async () => {
    const first = await admin.get("/admin/transactions?type=deposit&status=successful");
    expect(first.link("Next")).toBe("/admin/transactions?type=deposit&status=successful&page=2");
    expect(first.links("Previous")).toEqual([]);
    const second = await admin.get(first.link("Next"));
    expect(second.html).toMatch(/aria-current="page"[^>]*>2</);
    expect(rowsOf(second)[0]).not.toBe(rowsOf(first)[0]);
  });

  test.each([
    "page=-1",
    "page=0",
    "page=1.5",
    "page=NaN",
    "page=%E2%91%A1",
    "type=gift",
    "status=%27",
    "page=1e99",
    "limit=100000",
  ])("treats %s as the first page of all", async (query) => {
    const page = await admin.get(`/admin/transactions?${query}`);
    expect(page.status).toBe(200);
    expect(rowsOf(page)).toHaveLength(10);
  });

  test("beyond its end leads to the last page", async () => {
    const answer = await admin.get("/admin/transactions?status=pending&page=99");
    expect(answer.location).toBe("/admin/transactions?status=pending");
  });
});
