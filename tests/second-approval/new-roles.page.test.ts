// The day that a new role waits, in pages: for who requests, and for who approves.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ APPROVAL_THRESHOLDS: "USD:10,EUR:10,GBP:10" });
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const { context } = portal.backend;
afterAll(() => portal.close());

const tooNew = "You received or assigned a staff role in the last 24 hours.";

async function grantedAt(name: string, at: number | null): Promise<void> {
  const users = usersIn(context.storage.db);
  const person = await users.byEmail(`${name}@example.com`);
  await users.update(person?.id ?? "", { role_grant_at: at });
}

async function george(): Promise<string> {
  const person = await usersIn(context.storage.db).byEmail("george@example.com");
  return person?.id ?? "";
}

async function credit(by: Visitor, amount: string) {
  const form = await by.get(`/admin/wallets/${await george()}/credit`);
  return by.submit(form, { amount, description: "Goodwill" }, { form: "credit" });
}

async function approve(by: Visitor) {
  const waiting = await by.open("/admin/queues/approvals");
  const question = await by.get(waiting.link("Approve"));
  return by.follow(await by.submit(question, {}, { form: "approval-decision" }));
}

test("a person with a new role doesn't approve; one who requested before theirs is approved by others", async () => {
  const request = await ada.follow(await credit(ada, "12"));
  expect(request.notice).toContain("Sent for approval.");
  await grantedAt("second.admin", context.now());
  expect((await approve(ben)).messages.join()).toContain(tooNew);
  expect((await ada.get(request.path)).text).toContain("Status Open");
  await grantedAt("second.admin", null);
  await grantedAt("admin", context.now());
  expect((await credit(ada, "13")).messages.join()).toContain(tooNew);
  await approve(ben);
  expect((await ada.get(request.path)).text).toMatch(/Status Approved/);
  expect(await portal.ledgerFaults()).toEqual([]);
});
