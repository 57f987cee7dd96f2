// The reconciliation page: the proof of the ledger, payments that are not as the books have them, and what was posted.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import { simulatePayer } from "~server/adapters/crypto-gateway/simulated";
import { openSession } from "~server/features/sign-in/open-session";
import { operations } from "~server/operations";
import { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { context } = portal.backend;
const { db } = context.storage;
afterAll(() => portal.close());

async function payment(): Promise<CryptoPayment> {
  const hana = await usersIn(db).byEmail("hana@example.com");
  const token = await openSession(context, db, hana?.id ?? "");
  const call = {
    token,
    params: {},
    query: {},
    body: { amount: "65.00", cryptoCurrency: "BTC" },
    key: null,
    address: null,
    device: null,
  };
  const answer = await portal.backend.call(operations.payments.create, call);
  if (!answer.ok) throw new Error(answer.problem.code);
  return CryptoPayment.parse(answer.value);
}

test("the page says that no one has checked the ledger, and checks it", async () => {
  const page = await admin.get((await admin.get("/admin")).link("Reconciliation"));
  expect([page.path, page.heading]).toEqual(["/admin/reconciliation", "Reconciliation"]);
  expect(page.text).toContain("Not checked yet.");
  const proved = await admin.follow(await admin.submit(page, {}, { form: "verification" }));
  expect([proved.path, proved.notice]).toEqual(["/admin/reconciliation", "Ledger check passed."]);
  expect(proved.text).toMatch(
    /Balanced Checked .* by .*: [\d,]+ entries, [\d,]+ accounts, [\d,]+ transactions\./,
  );
});

test("it shows what differs after a refresh, links to the deposit, and says that it is simulated", async () => {
  const { cryptoOrderNumber: orderNumber, transaction } = await payment();
  const before = await admin.get("/admin/reconciliation?show=all");
  expect(before.text).toContain(
    "1 payment hasn't been refreshed from the gateway yet. The gateway is simulated. No funds are transferred.",
  );
  expect(before.text).toMatch(/\bNever (Open|Unmatched)\b/);
  await simulatePayer(simulatedInvoicesIn(db), {
    orderNumber,
    action: "pay_too_much",
    now: context.now(),
  });
  portal.passMinutes(1);
  const asked = await admin.follow(await admin.submit(before, {}, { form: "refresh" }));
  expect(asked.notice).toBe("Refreshing 1 payment. Reload in a moment.");
  await portal.backend.settled();
  const page = await admin.get("/admin/reconciliation");
  expect(page.text).toMatch(
    new RegExp(
      `${transaction.reference} .*\\$65\\.00 Successful, posted.*Unmatched.*Overpaid, excess not credited`,
    ),
  );
  expect(page.text).toContain("1 unmatched · 0 open");
  const detail = await admin.get(page.link(transaction.reference));
  expect(detail.link("Back")).toMatch(/^\/admin\/reconciliation/);
  const table = await admin.get("/admin/reconciliation.csv");
  expect(table.text).toMatch(new RegExp(`${transaction.reference},${orderNumber}.*Unmatched`));
});

test("it sums what was posted, on screen and as a spreadsheet", async () => {
  const page = await admin.get("/admin/reconciliation");
  expect(page.text).toMatch(/Crypto deposits USD 1 \$65\.00 – \$65\.00/);
  expect(page.text).toMatch(/Total USD/);
  expect((await admin.get("/admin/reconciliation/totals.csv")).text).toContain(
    "Crypto deposits,USD,1,65.00,0.00",
  );
});

test("it refuses too long a range, with the reason", async () => {
  const page = await admin.follow(
    await admin.get("/admin/reconciliation?from=2020-01-01&to=2026-01-01"),
  );
  expect([page.path, page.notice]).toEqual([
    "/admin/reconciliation",
    "Choose a range of up to 92 days, starting with the earlier date.",
  ]);
  expect((await admin.get("/admin/reconciliation?from=odd&page=x&show=none")).status).toBe(200);
});
