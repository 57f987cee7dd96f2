// The further customers on the pages of administrators: every list, every customer, and of each kind of record one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueNames } from "~server/features/queues/labels";
import { demoPeople } from "~server/kernel/demo-people";
import { seedCustomers } from "~server/seed/customers";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
beforeAll(() => seedCustomers(portal.backend));
afterAll(() => portal.close());

async function expectShown(paths: readonly string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(0);
  const refused: string[] = [];
  for (const path of paths) {
    const page = await admin.open(path);
    if (page.status !== 200 || page.heading === "") refused.push(`${path}: ${page.status}`);
  }
  expect(refused).toEqual([]);
}

const addresses = new Set(demoPeople.map(({ email }) => email));
const customers = async () =>
  (await db.selectFrom("users").select(["id", "email"]).execute()).filter(
    ({ email }) => !addresses.has(email),
  );

test.each([
  ["users", 69, "users"],
  ["wallets", 69, "wallets"],
  ["transactions", 647, "transactions"],
])("the list of %s works to its end", async (list, total, counted) => {
  const last = Math.ceil(total / 200);
  const pages = Array.from({ length: last }, (_, at) => `/admin/${list}?limit=200&page=${at + 1}`);
  await expectShown(pages);
  expect((await admin.open(pages[last - 1] ?? "")).text).toContain(`${total} ${counted}`);
});

test("every other list is shown, and every queue", () =>
  expectShown([
    "/admin",
    ...["approval-requests", "messages", "outbox", "audit", "reconciliation", "wallets/users"].map(
      (list) => `/admin/${list}`,
    ),
    ...queueNames.map((name) => `/admin/queues/${name}`),
  ]));

test("every customer is shown with their wallet", async () => {
  const people = await customers();
  expect(people).toHaveLength(60);
  await expectShown(people.flatMap(({ id }) => [`/admin/users/${id}`, `/admin/wallets/${id}`]));
});

test("a transaction of every kind is shown", async () => {
  const rows = await db
    .selectFrom("transactions")
    .leftJoin("crypto_payments", "transaction_id", "transactions.id")
    .select([
      "transactions.id",
      "transactions.type",
      "payment_method",
      "transactions.status",
      "rate",
      "crypto_payments.status as paid",
      "review_flag",
    ])
    .execute();
  const kinds = new Map(
    rows.map(({ id, ...kind }) => [JSON.stringify(Object.values(kind).map(String)), id]),
  );
  await expectShown([...kinds.values()].map((id) => `/admin/transactions/${id}`));
});

test("their uploads are valid images, and every message is shown", async () => {
  const documents = await db
    .selectFrom("documents")
    .selectAll()
    .where("purpose", "=", "kyc")
    .execute();
  const one = new Map(
    documents.map(({ id, file_name: name, size_bytes: size }) => [`${name} ${size}`, id]),
  );
  for (const id of one.values()) {
    const answer = await admin.get(`/documents/${id}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  }
  const messages = await db.selectFrom("contact_messages").select("id").execute();
  const approvalRequests = await db.selectFrom("approval_requests").select("id").execute();
  const mail = await db.selectFrom("outbox").select("id").execute();
  await expectShown([
    ...messages.map(({ id }) => `/admin/messages/${id}`),
    ...approvalRequests.map(({ id }) => `/admin/approval-requests/${id}`),
    ...mail.map(({ id }) => `/admin/outbox/${id}`),
  ]);
});
