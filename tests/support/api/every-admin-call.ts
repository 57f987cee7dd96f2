// What administrators do in a day: see every-call.
import { randomUUID } from "node:crypto";
import { sendDue } from "~server/features/email/send-due";
import type { TestPortal } from "../portal/backend";
import type { Administrator } from "../people/people";
import { enrol } from "../people/second-factor";
import { soleOwner } from "../people/staff";
import { actAsPayer, payByCrypto, paymentOf } from "../stubs/crypto-gateway";
import { hostWith, RecordingMailer } from "../stubs/recording-mailer";
import { accessSensitiveData, reason } from "./access-calls";
import { exampleBody } from "./example-body";
import { operations } from "~server/operations";
import { idAt } from "./id-at";
import { changeLostEmail } from "./lost-mailbox-calls";
import { importStatements } from "./bank-statement-calls";
import { changeLevel } from "./level-calls";
import { blockPayouts } from "./payout-block-calls";

export async function backOffice(portal: TestPortal): Promise<Administrator> {
  const admin = await portal.admin();
  await admin.confirm();
  await decisions(portal, admin);
  await people(portal, admin);
  await messages(portal, admin);
  await blockPayouts(portal, admin);
  await importStatements(portal, admin);
  await staff(await soleOwner(portal));
  for (const path of [
    "/audit",
    "/users",
    "/queues",
    "/queue-counts",
    "/search?search=hana",
    "/transactions/all",
    "/transactions/stats/admin",
    "/transactions/stats/admin/days",
    "/wallets/admin/all",
    "/wallets/admin/users",
    "/wallets/admin/transactions",
    "/wallets/admin/transactions/deposits",
    "/wallets/admin/transactions/withdrawals",
    "/exports/reconciliation",
    "/exports/transactions",
    "/exports/payouts",
    "/exports/users",
    "/exports/wallets",
    "/exports/wallet-users",
    "/exports/audit",
    "/exports/posted-totals?from=2026-11-01&to=2026-11-21",
    "/reconciliation/ledger",
    "/reconciliation/payments?from=2026-11-01&to=2026-11-21",
    "/reconciliation/totals?from=2026-11-01&to=2026-11-21",
    "/admin/expected-deposits?state=cancelled",
    "/outbox",
  ])
    await admin.get(path);
  await admin.post("/reconciliation/ledger");
  await admin.post("/reconciliation/refresh", { from: "2026-11-01", to: "2026-11-21" });
  await moneyOf(portal);
  await changeLostEmail(portal, admin);
  await changeLevel(portal, admin);
  return admin;
}

async function decisions(portal: TestPortal, admin: Administrator): Promise<void> {
  const hana = await portal.customerWith("500.00");
  const [first, second, third] = [
    await hana.deposit("5.00"),
    await hana.deposit("6.00"),
    await hana.deposit("7.00"),
  ];
  await admin.reject(first.id, "The card was refused");
  await admin.get(`/wallets/admin/transaction/${first.id}`);
  await admin.patch(`/transactions/${second.id}`, { amount: "8.00" });
  await admin.deleteTransaction(first.id, { reason: "A mistake" });
  const bulk = async (ids: string[], verb: "approve" | "reject") => {
    const transactions = await Promise.all(
      ids.map(async (id) => ({ id, version: (await hana.transaction(id)).version })),
    );
    const chosen = await admin.post("/wallets/admin/bulk-actions", { transactions });
    const path = `/wallets/admin/bulk-actions/${idAt(chosen, "id")}`;
    await admin.get(path);
    await admin.get(`${path}/flags`);
    await admin.patch(`${path}/${verb}`, { reason });
  };
  await bulk([second.id], "approve");
  await bulk([third.id], "reject");
  const withdrawal = await hana.withdraw("9.00");
  await admin.get(`/wallets/admin/transaction/${withdrawal.id}/evidence`);
  await admin.get(`/queues/${withdrawal.id}?queue=withdrawals`);
  await (await portal.admin()).post("/viewers", { record: `transaction:${withdrawal.id}` });
  await admin.post("/viewers", { record: `transaction:${withdrawal.id}` });
  await admin.get("/viewers?kind=transaction");
  await admin.post(`/wallets/admin/transaction/${withdrawal.id}/destination-access`, { reason });
  await payoutsOf(portal, admin, withdrawal.id);
  await accessSensitiveData(admin, hana, "bank-details-access");
  const payees = await admin.get(`/users/${hana.id}/payees`);
  const payeeId = idAt(payees, "payees", "0", "id");
  await accessSensitiveData(admin, hana, "payee-access", { reason, payeeId });
  await accessSensitiveData(admin, hana, "card-access");
  await file(portal, admin, `/wallets/admin/user/${hana.id}/card-photo-access`, {
    reason,
    side: "front",
  });
  await hana.handInDocument();
  const document = idAt(await hana.get("/auth/profile"), "kycUrls", "0", "documentUrl");
  await file(portal, admin, document.replace(/^.*(?=\/documents\/)/, ""));
  await admin.post(`/wallets/admin/transaction/${second.id}/card-access`, { reason });
}

/** Answers that aren't JSON. */
async function file(portal: TestPortal, { token }: Administrator, path: string, body?: object) {
  const request = new Request(`http://localhost/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await portal.backend.fetch(request);
}

async function payoutsOf(portal: TestPortal, admin: Administrator, id: string): Promise<void> {
  const path = `/payouts/${id}`;
  await admin.approve(id);
  const colleague = await portal.admin();
  const prepare = async () =>
    `/payout-batches/${idAt(await admin.post("/payout-batches", { payouts: [id], reason: "Monday payouts" }), "id")}`;
  await prepare();
  await admin.post(`${path}/batch-removal`, {});
  await admin.post(`${await prepare()}/cancellation`, {});
  const batch = await prepare();
  await colleague.get(`${batch}/flags`);
  await colleague.post(`${batch}/release`);
  await colleague.get(batch);
  await colleague.confirm();
  await file(portal, colleague, `${batch}/file`, { rail: "us_bank", format: "csv", reason });
  await colleague.post(`${batch}/sent`, { expectedDay: "2026-11-25" });
  await colleague.get("/payout-batches");
  await admin.get("/payouts");
  await admin.post(`${path}/sent`, { reference: "FT26321ABC", expectedDay: "2026-11-25" });
  await admin.post("/demonstration-bank/payouts");
  await admin.get("/demonstration-bank");
  await admin.post(`/demonstration-bank/payouts/${id}/return`);
  await admin.get(
    "/demonstration-bank/accounts/example-usd/statement?from=2026-11-21&to=2026-11-21&format=csv",
  );
  await admin.post(`${path}/arrival`);
  await admin.post(`${path}/return`, { reason: "The bank account is closed." });
  await admin.get(path);
}

async function people(portal: TestPortal, admin: Administrator): Promise<void> {
  const nora = await portal.register();
  await admin.post("/users", {
    ...exampleBody(operations.users.create.body),
    username: "greta.green",
  });
  const path = `/users/${nora.id}`;
  await admin.get(path);
  await admin.patch(path, { fullname: "Nora Newer" });
  const note = await admin.post(`${path}/notes`, { text: "Called about a transfer." });
  const pin = `/notes/${idAt(note, "id")}/pin`;
  await admin.post(pin);
  await admin.get(`${path}/notes`);
  await admin.delete(pin);
  await enrol(portal, nora);
  await admin.confirm();
  await admin.delete(`${path}/second-factor`, { reason });
  await admin.delete(path, { confirmed: true, reason });
}

async function staff(admin: Administrator): Promise<void> {
  const email = "tara.tiller@example.org";
  const body = { email, fullname: "Tara Tiller", roles: ["treasury"], reason };
  const path = `/staff/${idAt(await admin.post("/staff", body), "id")}`;
  await admin.post(`${path}/invitation`);
  await admin.patch(path, { roles: ["treasury", "auditor"], reason });
  await admin.get("/staff");
  await admin.delete(path, { reason });
}

async function moneyOf(portal: TestPortal): Promise<void> {
  const admin = await portal.admin();
  const nora = await portal.register();
  const wallet = `/wallets/admin/user/${nora.id}`;
  await admin.credit(nora.id, "40.00", { description: "Bonus", reference: randomUUID() });
  await admin.get(wallet);
  await admin.get(`${wallet}/preview?bonusBalance=25.00`);
  await admin.editWallet(nora.id, { bonusBalance: "25.00", reason });
  await admin.closeWallet(nora.id, { confirmed: true, reason });
  await admin.createWallet(nora.id);
  const payment = await payByCrypto(nora);
  await actAsPayer(portal, payment, "pay_too_much");
  await paymentOf(nora, payment);
  await admin.post(`/wallets/admin/crypto-payment/${payment.cryptoOrderNumber}/settlement`, {
    note: "Refunded manually.",
  });
}

async function messages(portal: TestPortal, admin: Administrator): Promise<void> {
  const list = await admin.get("/contact-messages");
  const path = `/contact-messages/${idAt(list, "messages", "0", "id")}`;
  await admin.get(path);
  await admin.patch(path, { state: "answered" });
  const mailer = new RecordingMailer();
  mailer.answer = () => Promise.resolve("refused");
  await sendDue(hostWith(portal.context, mailer));
  const failed = await admin.get("/outbox?state=failed");
  const mail = `/outbox/${idAt(failed, "messages", "0", "id")}`;
  await admin.get(mail);
  await admin.post(`${mail}/retry`);
}

/** Adjustments that need a second administrator. */
export async function approvalRequests(portal: TestPortal): Promise<void> {
  const [ada, bea] = [await portal.admin(), await portal.admin()];
  const nora = await portal.register();
  for (const decision of ["approval", "rejection", "cancellation"]) {
    const asked = await ada.post("/approval-requests/credit", {
      userId: nora.id,
      amount: "40.00",
      transactionType: "deposit",
      transactionAction: "funding",
      description: "Bonus",
    });
    const path = `/approval-requests/${idAt(asked, "id")}`;
    await bea.get(path);
    await (decision === "cancellation" ? ada : bea).post(`${path}/${decision}`, { reason });
  }
  await ada.post(`/approval-requests/balances/${nora.id}`, { bonusBalance: "25.00", reason });
  for (const [person, decisions] of [
    [bea, "rejections"],
    [ada, "cancellations"],
  ] as const) {
    const asked = await ada.post(`/approval-requests/balances/${nora.id}`, {
      bonusBalance: "30.00",
      reason,
    });
    await person.post(`/approval-requests/${decisions}`, { ids: [idAt(asked, "id")], reason });
  }
  await ada.get("/approval-requests");
}
