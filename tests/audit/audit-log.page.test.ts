// The audit log as administrators read, search and download it, and the history on each record's own page.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const hana = await usersIn(db).byEmail("hana@example.com");
afterAll(() => portal.close());

test("the audit log is linked from every page, and shows ten entries with a link to older ones", async () => {
  const first = await admin.get((await admin.get("/admin")).link("Audit log"));
  expect([first.path, first.heading, rowsOf(first).length]).toEqual([
    "/admin/audit",
    "Audit log",
    10,
  ]);
  expect(first.links("Newer")).toEqual([]);
  const second = await admin.get(first.link("Older"));
  expect(rowsOf(second)).not.toEqual(rowsOf(first));
  // The way back ends at the newest, under its own address.
  expect((await admin.get(second.link("Newer"))).location ?? second.link("Newer")).toMatch(
    /^\/admin\/audit/,
  );
});

test("it finds what was done to a user, keeps the filters, and says if there is nothing", async () => {
  const found = await admin.get("/admin/audit?about=hana@example.com&action=card.added");
  expect(rowsOf(found).filter((row) => row.includes("Saved a card"))).toHaveLength(10);
  expect(found.html).toMatch(/<option value="card.added" selected/);
  expect(found.link("Download CSV")).toBe(
    "/admin/audit.csv?about=hana%40example.com&action=card.added",
  );
  expect((await admin.get("/admin/audit?by=nobody@example.org")).text).toContain("No activity");
});

test("it ignores invalid values in the URL", async () => {
  expect((await admin.get("/admin/audit?action=everything&from=yesterday")).status).toBe(200);
  expect(
    (await admin.get("/admin/audit?olderThan=no-such-line&by=hana@example.com")).location,
  ).toBe("/admin/audit?by=hana%40example.com");
});

test("its download is a spreadsheet of all filtered entries, longer than one page", async () => {
  const file = await admin.get("/admin/audit.csv");
  const [header, ...lines] = file.html.trim().split("\r\n");
  expect(header).toContain("Time (UTC),Actor,Actor email,Action");
  expect(lines.length).toBeGreaterThan(20);
  const [transaction] = await transactionsIn(db).all(hana?.id ?? "");
  const narrow = await admin.get(
    `/admin/audit.csv?record=${transaction?.reference}&action=deposit.requested`,
  );
  expect(narrow.headers.get("Content-Disposition")).toBe('attachment; filename="audit.csv"');
  expect(narrow.html).toMatch(/Hana [^,]+,hana@example.com,Requested a deposit,/);
  expect(narrow.html.trim().split("\r\n")).toHaveLength(2);
});

test("each record shows its own history", async () => {
  const [transaction] = await transactionsIn(db).all(hana?.id ?? "");
  for (const address of [`/admin/transactions/${transaction?.id}`, `/admin/users/${hana?.id}`]) {
    expect((await admin.get(address)).html).toContain("History of this record, newest first");
  }
  const wallet = await admin.get(`/admin/wallets/${hana?.id}`);
  expect(wallet.text).toMatch(/History.*Requested a deposit/);
  const balances = await admin.get(`/admin/wallets/${hana?.id}/balances`);
  expect(balances.status).toBe(200);
});
