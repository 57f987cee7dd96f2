// The search field on every page of the back office, and what it finds.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const admin = await portal.signInAs("admin");

const find = (typed: string) => admin.get(`/admin/search?search=${encodeURIComponent(typed)}`);

test("the search is on every page, and leads to the page of results", async () => {
  for (const address of ["/admin", "/admin/users", "/admin/help", "/admin/search"]) {
    const { html } = await admin.get(address);
    expect(html, address).toMatch(/<form class="frame-search"[^>]* action="\/admin\/search"/);
    expect(html, address).toMatch(/<input class="control" type="search" name="search"/);
  }
});

test("it finds a user without accents, and keeps the entered values", async () => {
  const page = await find("fernandez zoe");
  expect([page.status, page.heading]).toEqual([200, "Search results"]);
  expect(page.link("View Zoë-Anaïs Świętosławska-Fernández de la Peña y Montgomery")).toBeTruthy();
  expect(page.html).toContain('value="fernandez zoe"');
});

test("it leads to the user, to all of them, and to their transactions", async () => {
  const page = await find("hana");
  expect((await admin.get(page.link("View Hana Howard"))).heading).toBe("User details");
  expect(page.link("View their transactions")).toBe("/admin/transactions?person=hana");
  const all = await find("example.com");
  expect(all.text).not.toContain("No users");
});

test("it leads to a transaction and back", async () => {
  const list = await admin.get("/admin/transactions");
  const [reference = ""] = /TX-[0-9A-Z]{10}/.exec(list.text) ?? [];
  const page = await find(reference.toLowerCase());
  const transaction = await admin.get(page.link(reference));
  expect(transaction.heading).toBe("Transaction Details");
  expect(transaction.link("Back")).toBe(`/admin/search?search=${reference.toLowerCase()}`);
});

test("it says what to try if nothing is found or a reference is too broad", async () => {
  const page = await find("nobody-like-this");
  expect(page.text).toContain("No users or transactions found");
  expect(page.text).toContain("Check the spelling or enter less");
  expect((await find("")).text).toContain("Use the search field at the top of the page.");
});
