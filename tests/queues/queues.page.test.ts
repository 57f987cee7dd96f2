// Working through what waits: from the dashboard to the first, on to the next after each decision, and out again.
import { afterAll, expect, test } from "vitest";
import { queuesIn } from "../../server/features/queues/store";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const from = (queue: string) => `from=${encodeURIComponent(`/admin/queues/${queue}`)}`;

test("the dashboard says what waits, how many and for how long", async () => {
  const page = await admin.get("/admin");
  const rows = rowsOf(page)
    .slice(0, 7)
    .map((row) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
  expect(rows[0]).toMatch(/^Deposits 2 (Yesterday|\d+ days ago) Review Deposits$/);
  expect(rows[1]).toMatch(/^Withdrawals 2 \d+ days ago Review Withdrawals$/);
  expect(rows[2]).toBe("Approved, not sent 0 - None");
  expect(rows[3]).toBe("Open bank lines 0 - None");
  expect(rows[4]).toMatch(/^Identity verification 1 \d+ days ago Review Identity verification$/);
  expect(rows[6]).toBe("Contact messages 0 - None");
  expect(page.link("No expected bank transfers")).toBe("/admin/expected-deposits");
  expect(page.link("Review Deposits")).toBe("/admin/queues/deposits");
});

test("the menu shows counts at its entries, and the dashboard is refreshed in place", async () => {
  const page = await admin.get("/admin/help");
  const [, sidebar = ""] = /<nav class="sidebar"[\s\S]*?<ul([\s\S]*?)<\/ul>/.exec(page.html) ?? [];
  const counted = [
    ...sidebar.matchAll(/<li><a href="([^"]*)"(?:(?!<\/li>)[\s\S])*?nav-count">(\d+)/g),
  ];
  expect(counted.map(([, href, count]) => [href, count])).toEqual([
    ["/admin/users", "1"],
    ["/admin/transactions", expect.stringMatching(/^[45]$/)],
  ]);
  const dashboard = await admin.get("/admin");
  expect(dashboard.html).toMatch(/<div id="waiting"[^>]* data-refresh="30" data-while-used=""/);
  expect(dashboard.link("Auto-refresh every 30 s")).toBe("/admin?auto=30");
  const next = await admin.open("/admin/queues/withdrawals");
  expect(next.html).toMatch(/<div id="review-queue" data-refresh="30" data-while-used=""/);
});

test("a queue opens at the oldest item, and continues after each decision until nothing is left", async () => {
  const waiting = await queuesIn(db).waiting("withdrawals");
  expect((await admin.get("/admin/queues/withdrawals")).location).toMatch(/#main$/);
  let page = await admin.open("/admin/queues/withdrawals");
  for (let left = waiting; left > 0; left -= 1) {
    expect(page.text).toContain(`Withdrawals 1 of ${left} in queue`);
    expect(page.path).toContain(from("withdrawals"));
    expect(page.link("Back")).toBe("/admin");
    const [, reference] = /Reference (TX-\w+)/.exec(page.text) ?? [];
    const answer =
      left % 2 === 0
        ? await admin.submit(page, {}, { form: "approve" })
        : await admin.submit(
            await admin.get(page.link("Reject")),
            { reason: "No" },
            { form: "rejection" },
          );
    page = await admin.follow(answer);
    expect(page.notice).toBe(
      `Transaction ${left % 2 === 0 ? "approved" : "rejected"}: ${reference}`,
    );
  }
  expect([page.path, await queuesIn(db).waiting("withdrawals")]).toEqual(["/admin", 0]);
});

test("items can be viewed in turn without deciding, and one decided meanwhile says so", async () => {
  const first = await admin.open("/admin/queues/deposits");
  expect(first.links("Previous")).toEqual([]);
  const second = await admin.get(first.link("Next"));
  expect(second.text).toContain("Deposits 2 of 2 in queue");
  const back = await admin.get(second.link("Previous"));
  expect(back.path).toBe(first.path);
  const other = await portal.signInAs("second.admin");
  await other.submit(await other.get(second.path), {}, { form: "approve" });
  expect((await admin.get(second.path)).text).toContain("Already reviewed · 1 left in queue");
  const late = await admin.submit(second, {}, { form: "approve" });
  expect([late.status, late.link("Back to transaction")]).toEqual([200, second.path]);
});

test("identity verifications are reviewed on the user's page", async () => {
  const page = await admin.open("/admin/queues/kyc");
  expect([page.heading, page.text.includes("Identity verification 1 of 1 in queue")]).toEqual([
    "User details",
    true,
  ]);
  const rejected = await admin.submit(
    await admin.get(page.link("Reject")),
    { reason: "expired" },
    { form: "kyc-rejection" },
  );
  expect(rejected.location).toMatch(/^\/admin\/queues\/kyc\?after=/);
  const after = await admin.follow(rejected);
  expect([after.path, after.notice]).toEqual([
    "/admin",
    "Documents rejected: Pavel Patient (pavel@example.com)",
  ]);
});

test("an unknown queue is not found, and a URL of another site is ignored", async () => {
  expect((await admin.get("/admin/queues/everything")).status).toBe(404);
  expect((await admin.get("/admin/queues/messages?after=%00")).location).toBe("/admin");
});
