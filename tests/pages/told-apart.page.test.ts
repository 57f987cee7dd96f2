// Two people with one name are told apart on every page of the back office that shows them: staff by their staff ID, customers by email or username.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { staffIdOf } from "~server/features/users/person-of";
import { openSession } from "~server/features/sign-in/open-session";
import { Administrator, Customer } from "../support/people/people";
import { rename } from "../support/people/rename";
import { recordsOf } from "../support/people/records";
import { addressOf, pageTable } from "../support/pages/page-table";
import { rowsOf } from "../support/pages/table-rows";
import type { ShownPage } from "../support/pages/shown-page";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const { context } = portal.backend;
const { db } = context.storage;

async function personAt(email: string) {
  const person = await usersIn(db).byEmail(`${email}@example.com`);
  if (!person) throw new Error(`${email} isn't in the demo`);
  return person;
}
const callerOf = async (email: string) => {
  const { id, email: address } = await personAt(email);
  return { id, email: address, token: await openSession(context, db, id) };
};

const staffName = "Robin Twice";
const customerName = "Sam Same";
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const ada = new Administrator(portal.backend, await callerOf("admin"));
const bea = await personAt("second.admin");
const idOf = async (email: string) => staffIdOf(await personAt(email)) ?? "none";
const [adaId, beaId] = [await idOf("admin"), await idOf("second.admin")];

/** What Ada does before and after she takes Bea's name. */
const made = await act();
const stop = idIn((await ada.post("/payout-stop", { reason: "Drill" })).body);
await usersIn(db).update(bea.id, { fullname: staffName });
await usersIn(db).update(ada.id, { fullname: staffName });
for (const email of ["hana", "george", "pavel"])
  await usersIn(db).update((await personAt(email)).id, { fullname: customerName });
await ada.post(`/users/${records.person}/notes`, { text: "Called after" });
const viewer = await portal.signInAs("second.admin");

async function act() {
  const written = await ada.post(`/users/${records.person}/notes`, { text: "Called before" });
  await ada.post(`/notes/${idIn(written.body)}/pin`);
  const change = { bonusBalance: "25.00", reason: "Correction" };
  const request = await ada.post(`/approval-requests/balances/${records.person}`, change);
  const payouts = [await payoutToSend()];
  const batch = await ada.post("/payout-batches", { payouts, reason: "Monday payouts" });
  await ada.post("/reconciliation/ledger", {});
  await ada.post("/viewers", { record: `transaction:${records.transaction}` });
  await ada.post("/viewers", { record: `approval_request:${idIn(request.body)}` });
  return { approvalRequest: idIn(request.body), batch: idIn(batch.body) };
}

/** Approved for the customer of the records. */
async function payoutToSend() {
  const customer = new Customer(portal.backend, await callerOf("hana"));
  const { id } = await customer.withdraw("12.00");
  await ada.approve(id);
  return id;
}

function idIn(value: unknown): string {
  return String(Object(value).id ?? "none");
}

/** As read: an address has no break. */
const textOf = ({ text }: ShownPage) => text.replaceAll("@ ", "@");
const textOfRow = (row: string) =>
  row
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("@ ", "@");

const pages = (await pageTable())
  .map(({ path }) => path)
  .filter(
    (path) => path.startsWith("/admin") && !/csv$|login|frame$|verification$|refresh$/.test(path),
  )
  .map((path) =>
    addressOf(
      path
        .replace(":approvalRequest", made.approvalRequest)
        .replace(":batch", made.batch)
        .replace(":stop", stop)
        .replace(":decision", "rejection")
        .replace(":member", ada.id),
      records,
    ),
  );
const searches = [
  "/admin/search?search=robin",
  "/admin/search?search=same",
  "/admin/users?search=same",
];
const filters = [`/admin/audit?by=${ada.id}`, `/admin/audit?about=${records.person}`];

const named = { staff: new Set<string>(), customers: new Set<string>() };

test.each([...pages, ...searches, ...filters])("%s", async (address) => {
  const page = await viewer.open(address);
  const [, ...afterName] = textOf(page).split(staffName);
  if (afterName.length > 0) named.staff.add(address);
  const unmarked = afterName.filter((text) => !/^ (\(S-\d{4}\)|\(?[\w.]+@example\.com)/.test(text));
  expect(unmarked.map((text) => text.slice(0, 60))).toEqual([]);
  const marks = /hana@example\.com|george@example\.com|pavel@example\.com|@\w+/;
  if (textOf(page).includes(customerName)) {
    named.customers.add(address);
    expect(textOf(page)).toMatch(marks);
  }
  const rows = rowsOf(page).map(textOfRow);
  expect(rows.filter((row) => row.includes(customerName) && !marks.test(row))).toEqual([]);
});

test("the pages were seen with names on them", () => {
  expect(Object.values({ ...made, stop })).not.toContain("none");
  expect(named.staff.size).toBeGreaterThan(10);
  expect(named.customers.size).toBeGreaterThan(15);
});

test("what Ada did is never shown as Bea's", async () => {
  const audit = await viewer.get(`/admin/audit?by=${ada.id}`);
  expect(rowsOf(audit).length).toBeGreaterThan(4);
  for (const row of rowsOf(audit).map(textOfRow)) {
    expect(row).toContain(`${staffName} (${adaId})`);
    expect(row).not.toContain(beaId);
  }
  const notes = textOf(await viewer.get(`/admin/users/${records.person}`));
  expect(notes.split(`${staffName} (${adaId})`).length).toBeGreaterThan(2);
  expect(notes).not.toContain(`(${beaId})`);
});

test("a recorded change of name is shown with both names, and in the download of the audit log", async () => {
  await rename(portal.backend, ada, "Anna Keller");
  const [first = ""] = rowsOf(await viewer.get(`/admin/audit?by=${ada.id}&action=note.added`));
  expect(textOfRow(first)).toContain(`${staffName} (${adaId}) , now Anna Keller`);
  const file = await viewer.get(`/admin/audit.csv?by=${ada.id}&action=note.added`);
  const [header, line] = file.html.trim().split("\r\n");
  expect(header).toMatch(/Actor staff ID,Actor name today,Affected user staff ID,[^,]+$/);
  expect(line).toContain(`,${staffName},admin@example.com,`);
  expect(line).toContain(`,${adaId},Anna Keller,,${customerName}`);
});

test("staff see their own ID in the account menu and on the list of staff", async () => {
  const list = await viewer.get("/admin/staff");
  expect(list.html).toContain(`Staff ID ${beaId}`);
  expect(textOf(list)).toContain(`${staffName} (${beaId})`);
});
