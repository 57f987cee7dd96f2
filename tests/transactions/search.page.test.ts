// The list by reference and days, as a download and for paper: each of them shows what the filters name, and nothing else.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const list = "/dashboard/transactions";
let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

const referencesIn = ({ html }: ShownPage) =>
  [...html.matchAll(/\/dashboard\/transactions\/[0-9a-f-]{36}"(?: data-row="")?>([^<]+)</g)].map(
    ([, text = ""]) => text,
  );
const totalIn = ({ text }: ShownPage) => Number(/(\d+) (?:transaction|result)s?/.exec(text)?.[1]);

describe("the search", () => {
  test("finds by part of the reference, keeps the filters and shows the search term", async () => {
    const [wanted = ""] = referencesIn(await hana.get(`${list}?type=withdrawal`));
    const page = await hana.get(
      `${list}?type=withdrawal&reference=${wanted.slice(-5).toLowerCase()}`,
    );
    expect(referencesIn(page)).toEqual([wanted]);
    expect(page.html).toContain(`name="reference" maxLength="40"`);
    expect(page.html).toContain('<input type="hidden" name="type" value="withdrawal"/>');
    expect(page.link("Clear")).toBe(`${list}?type=withdrawal`);
    expect(page.link("Deposits")).toContain(`reference=${wanted.slice(-5).toLowerCase()}`);
    expect(page.links("Next")).toEqual([]);
  });

  test("finds by days, and pages through what it found", async () => {
    const all = totalIn(await hana.get(list));
    const day = (daysAgo: number) =>
      new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const newest = await hana.get(`${list}?from=${day(329)}`);
    const older = await hana.get(`${list}?to=${day(330)}`);
    expect(totalIn(newest) + totalIn(older)).toBe(all);
    expect(older.link("Next")).toBe(`${list}?to=${day(330)}&page=2`);
  });

  test("that finds nothing says why if it is known, and how to continue", async () => {
    const page = await hana.get(`${list}?from=2026-02-01&to=2026-01-01`);
    expect(page.text).toContain("“From” is later than “To”, so nothing matches.");
    expect(page.link("Show all transactions")).toBe(list);
    expect(page.links("Download CSV")).toEqual([]);
  });

  test.each(["from=soon", "to=2026-13-01", `reference=${"x".repeat(99)}`, "reference=%00"])(
    "ignores %s",
    async (query) => {
      expect((await hana.get(`${list}?${query}`)).text).toContain("transactions, newest first");
    },
  );
});

describe("the history on the page of a transaction", () => {
  test("shows a request and its cancellation, worded for the reader", async () => {
    const path =
      (await hana.get(`${list}?type=withdrawal&status=pending`)).html.match(
        /\/dashboard\/transactions\/[0-9a-f-]{36}/,
      )?.[0] ?? "";
    await hana.submit(await hana.get(`${path}/cancellation`));
    expect((await hana.get(path)).text).toMatch(/History Requested by you ?: \$.* Canceled by you/);
    const admin = await portal.signInAs("admin");
    expect((await admin.get(path)).text).toContain("Canceled by the customer");
  });
});

describe("an administrator on a customer's transaction", () => {
  test("can set its status, gets an error without a selection, and a refusal for a stale form", async () => {
    const admin = await portal.signInAs("admin");
    const path =
      (await hana.get(`${list}?type=withdrawal&status=failed`)).html.match(
        /\/dashboard\/transactions\/[0-9a-f-]{36}/,
      )?.[0] ?? "";
    const page = await admin.get(path);
    const nothing = await admin.submit(page, {}, { form: "status" });
    expect([nothing.status, nothing.messages]).toEqual([200, ["Select a status"]]);
    const done = await admin.submit(page, { status: "successful" }, { form: "status" });
    expect([done.status, done.location]).toEqual([303, path]);
    expect((await admin.get(path)).text).toContain("Approved by staff");
    expect((await admin.submit(page, { status: "pending" }, { form: "status" })).isRefusal).toBe(
      true,
    );
  });

  test("deletes it after a confirmation", async () => {
    const admin = await portal.signInAs("admin");
    const path =
      (await hana.get(`${list}?type=deposit&status=successful`)).html.match(
        /\/dashboard\/transactions\/[0-9a-f-]{36}/,
      )?.[0] ?? "";
    const question = await admin.get((await admin.get(path)).link("Delete Transaction"));
    expect(question.text).toContain("Delete this transaction? This action cannot be undone.");
    const done = await admin.submit(question, {}, { form: "deletion" });
    expect([done.status, done.location, done.messages]).toEqual([303, list, []]);
    expect((await admin.get(path)).heading).toBe("No transaction found");
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  test("has controls that a customer does not get", async () => {
    const path =
      (await hana.get(`${list}?status=failed`)).html.match(
        /\/dashboard\/transactions\/[0-9a-f-]{36}/,
      )?.[0] ?? "";
    expect((await hana.get(path)).text).not.toContain("Admin:");
    expect((await hana.post(`${path}/status`, { status: "successful" })).status).toBe(404);
    expect((await hana.post(`${path}/deletion`, {})).status).toBe(404);
  });
});
