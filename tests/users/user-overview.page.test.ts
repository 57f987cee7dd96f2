// What a user's page leads to, and what its history and that of the wallet show.
import { afterAll, expect, test } from "vitest";
import { auditIn } from "../../server/features/audit/store";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const hana = await usersIn(db).byEmail("hana@example.com");
const page = `/admin/users/${hana?.id}`;
const wallet = `/admin/wallets/${hana?.id}`;
afterAll(() => portal.close());

test("a user's page leads to their transactions, sign-ins and bank details, and only theirs", async () => {
  await portal.signInAs("george");
  const shown = await admin.get(page);
  const transactions = await admin.get(shown.link("All transactions"));
  expect(rowsOf(transactions).length).toBeGreaterThan(4);
  expect(rowsOf(transactions).every((row) => row.includes("Hana Howard"))).toBe(true);
  const signIns = await admin.get(shown.link("Sign-ins, sessions and password changes"));
  expect(rowsOf(signIns).every((row) => row.includes("Hana Howard"))).toBe(true);
  const details = await admin.get(shown.link("Wallet, card and bank details"));
  expect(details.text).toContain("Lakeside Federal Bank");
});

test("views by staff don't take the place of changes in the short history, and their emails are listed", async () => {
  const before = rowsOf(await admin.get(page)).filter((row) => !row.includes("View"));
  const access = { reason: "A payout", password: "demonstration" };
  for (let time = 0; time < 4; time += 1)
    await admin.post(`/admin/wallets/${hana?.id}/bank-details`, access);
  const found = await auditIn(db).find(
    { personIds: [hana?.id ?? ""], actions: ["bank_details.accessed"] },
    10,
  );
  expect(found.length).toBeGreaterThan(2);
  const shown = await admin.get(page);
  expect(shown.text).not.toContain("Viewed bank details");
  expect(rowsOf(shown).filter((row) => !row.includes("View"))).toEqual(before);
  // Each view was reported to her by email.
  const emails = await admin.get(shown.link("Emails sent to them"));
  expect(rowsOf(emails).length).toBeGreaterThan(2);
  expect(rowsOf(emails).every((row) => row.includes("Hana Howard"))).toBe(true);
  const all = await admin.get(shown.link("Complete history, with views by staff"));
  expect(rowsOf(all).length).toBeGreaterThan(0);
});

test("a credit is in the history of the wallet", async () => {
  const form = await admin.get(`${wallet}/credit`);
  await admin.submit(form, { amount: "7.31", description: "Goodwill" }, { form: "credit" });
  const shown = await admin.get(wallet);
  expect(rowsOf(shown).filter((row) => row.includes("7.31")).length).toBeGreaterThan(0);
  expect(shown.text).toContain("Goodwill");
});
