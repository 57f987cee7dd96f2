// Pages and lists say which colleague has something open that awaits a decision.
import { afterAll, beforeEach, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { demoPassword } from "~server/kernel/demo-people";
import { idOf } from "../support/pages/late-form";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
const [ada, bea] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());
beforeEach(() => portal.passMinutes(3));

const [pending] = await transactionsIn(db).list({ status: "pending" }, { limit: 1 });
const pavel = await idOf(portal, "pavel");

test.each([
  ["a transaction", `/admin/transactions/${pending?.id}`, "/admin/transactions?status=pending"],
  ["an identity verification", `/admin/users/${pavel}`, "/admin/users?kycStatus=pending"],
])("%s that a colleague has open says so for two minutes", async (_what, page, list) => {
  expect((await ada.get(page)).text).not.toContain("Opened by");
  expect((await bea.get(list)).text).toContain("Opened by Ada Admin (S-0001) just now");
  portal.passMinutes(1);
  expect((await bea.get(page)).text).toContain("Opened by Ada Admin (S-0001) 1 minute ago");
  expect((await bea.get(list)).text).not.toContain("Opened by Bea");
  portal.passMinutes(1);
  expect((await ada.get(page)).text, "and the other way round").toMatch(/Opened by (?!Ada)/);
  portal.passMinutes(2);
  expect((await bea.get(list)).text).not.toContain("Opened by");
});

test("a bulk review says who else has one of its transactions open, and opens none itself", async () => {
  const list = await bea.get("/admin/transactions?status=pending");
  const boxes = { selected: `${pending?.id}.${pending?.version}` };
  const review = await bea.follow(await bea.submit(list, boxes, { form: "selection" }));
  expect(review.heading).toBe("Selected transactions");
  expect(review.text).not.toContain("Opened by");
  await ada.get(`/admin/transactions/${pending?.id}`);
  expect((await bea.get(review.path)).text).toContain("Opened by Ada Admin (S-0001) just now");
  expect((await ada.get("/admin/transactions?status=pending")).text).not.toContain("Opened by");
  portal.passMinutes(2);
  expect((await bea.get(review.path)).text).not.toContain("Opened by");
});

test("refreshing in place keeps it open, as long as the page is used", async () => {
  const page = await ada.get(`/admin/transactions/${pending?.id}`);
  expect(page.html).toMatch(/<div id="viewers" data-refresh="\d+" data-while-used="">/);
});

test("it blocks no one: the colleague decides, and nothing is open anymore", async () => {
  const address = `/admin/transactions/${pending?.id}`;
  await bea.submit(
    await bea.get("/admin/confirm-password"),
    { password: demoPassword },
    { form: "confirm-password" },
  );
  await ada.get(address);
  const page = await bea.get(address);
  const done = await bea.follow(await bea.submit(page, {}, { form: "approve" }));
  expect(done.notice).toMatch(/^Transaction approved|^Sent to a colleague/);
});
