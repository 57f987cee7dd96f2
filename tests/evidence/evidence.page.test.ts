// The pages on which staff decide show what has to be known for it.
import { afterAll, expect, test } from "vitest";
import { notesIn } from "~server/features/notes/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { usersIn } from "~server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const hana = await usersIn(db).byEmail("hana@example.com");
afterAll(() => portal.close());

const partOf = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

test("a pending withdrawal shows the request, its flags, the customer, and what they moved last", async () => {
  const page = await admin.open("/admin/queues/withdrawals");
  expect(partOf(page.text, "Flags", "Request details")).toMatch(
    /^Flags Warning First withdrawal to this address $/,
  );
  expect(partOf(page.text, "Request details", "Approve")).toMatch(
    /Destination BTC \w+…\w+ Reveal destination First used \d+ \w+ \d{4} /,
  );
  expect(partOf(page.text, "Customer", "Recent transactions")).toMatch(
    /^Customer Hana Howard KYC Approved Account Active \d+ (months|years) old Country US Email hana@ example.com Two-factor authentication Off Available \$[\d,.]+ Deposits, 30 days \$[\d,.]+ \(\d+\) Withdrawals, 30 days \$[\d,.]+ \(\d+\) $/,
  );
  expect(partOf(page.text, "Recent transactions", "Approve").match(/TX-\w+/g)).toHaveLength(5);
});

test("pinned notes are next to the decision", async () => {
  const person = await admin.get(`/admin/users/${hana?.id}`);
  const dialog = await admin.get(person.link("Add note"));
  await admin.submit(dialog, { text: "Call before a payout." }, { form: "note" });
  const before = await admin.open("/admin/queues/withdrawals");
  expect(before.text).not.toContain("Call before a payout.");
  const [note] = await notesIn(db).ofUser(hana?.id ?? "");
  await notesIn(db).setPinned(note?.id ?? "", 1);
  const after = await admin.open("/admin/queues/withdrawals");
  expect(partOf(after.text, "Pinned notes", "Recent transactions")).toContain(
    "Call before a payout.",
  );
});

test("a card deposit names its card and holder", async () => {
  const page = await admin.open("/admin/queues/deposits");
  expect(page.text).toMatch(
    /Payment Method Card Card Mastercard ••••4444 Reveal card and photos Cardholder [\w ]+ \((the customer|not the customer's name)\) First used [\w ]+ Card added [\w ]+ /,
  );
});

test("staff who can't decide see the evidence without the buttons", async () => {
  const page = await admin.open("/admin/queues/deposits");
  await usersIn(db).update((await usersIn(db).byEmail("second.admin@example.com"))?.id ?? "", {
    staff_roles: "auditor",
  });
  const auditor = await portal.signInAs("second.admin");
  const seen = await auditor.get(page.path);
  expect([seen, page].map(({ html }) => html.includes('class="decision-bar'))).toEqual([
    false,
    true,
  ]);
  expect(seen.text).toContain("Recent transactions");
});

test("the review of a bulk action shows the flags of each transaction", async () => {
  const list = await admin.get("/admin/transactions?status=pending");
  const marks = [...list.html.matchAll(/name="selected" value="([^"]+)"/g)].map(
    ([, mark = ""]) => mark,
  );
  const review = await admin.follow(
    await admin.submit(list, { selected: marks }, { form: "selection" }),
  );
  expect(review.heading).toBe("Selected transactions");
  expect(review.text).toMatch(/BTC \w+…\w+ 1 warning Warning First withdrawal to this address/);
  // One of those to an account that was used before.
  expect(review.text).toMatch(
    /\$400\.00 TX-\w+ Withdrawal Bank transfer [^$]+, Hana Howard No flags/,
  );
});

test("an entered reason is kept if the transaction was decided meanwhile", async () => {
  const user = await usersIn(db).byEmail("pavel@example.com");
  const [row] = await transactionsIn(db).list(
    { userId: user?.id, status: "pending" },
    { limit: 1, offset: 0 },
  );
  const path = `/admin/transactions/${row?.id}`;
  const open = await admin.get(`${path}/rejection`);
  await admin.submit(await admin.get(path), {}, { form: "approve" });
  const late = await admin.submit(open, { reason: "The name differs" }, { form: "rejection" });
  expect(late.text).toContain("You entered: The name differs");
});

test("an identity document is next to the details to compare it with", async () => {
  const person = await admin.open("/admin/queues/kyc");
  const page = await admin.get(person.link("Document 1 (opens in a new tab)"));
  expect(partOf(page.text, "Compare with", "Approve")).toMatch(
    /^Compare with Full name Pavel Patient Document type Passport Country US Address .+ Email pavel@example.com Uploaded .+ $/,
  );
});
