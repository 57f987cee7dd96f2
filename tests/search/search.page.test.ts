// The search field on every page of the back office, and what it finds.
import { afterAll, expect, test } from "vitest";
import { sealMessage } from "~server/features/contact/sealed-message";
import { contactMessagesIn } from "~server/features/contact/store";
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

test("it searches messages further back on request, and says how far it went", async () => {
  const { context } = portal.backend;
  const moment = Date.UTC(2026, 0, 5);
  const message = (at: number) => {
    const id = `018f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;
    const text = at === 1_300 ? "A lost umbrella" : "Nothing new";
    const body = { fullname: "Mia Many", email: "mia@example.org", message: text };
    return {
      id,
      sealed: sealMessage(context, id, body),
      state: "answered" as const,
      answered_at: moment,
      created_at: moment - at,
    };
  };
  await context.storage.transaction(async (db) => {
    for (let at = 0; at < 1_400; at += 1) await contactMessagesIn(db).insert(message(at));
  });
  const page = await find("lost umbrella");
  expect(page.text).toMatch(/No messages found Searched the messages sent since .*2026/);
  const older = await admin.get(page.link("Search older messages"));
  expect(older.text).toContain("Messages older than those in your previous search");
  expect(older.text).toContain("A lost umbrella");
  expect(older.links("Search older messages")).toEqual([]);
  expect((await admin.get(older.link("Mia Many"))).text).toContain("A lost umbrella");
});
