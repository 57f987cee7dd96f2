// The history of the other demo customers, made by API calls: the seed is compared with its results.
import { ApprovalRequest } from "~server/features/approvals/schemas";
import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { bankOfGeorge, bankOfHana, bankOfZoe, bitcoinAddress } from "../inputs/inputs";
import { actAsPayer, payByCrypto, paymentOf, signedInAgain } from "../stubs/crypto-gateway";
import type { PayerAction } from "~server/features/crypto-payments/payer-rules";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { ContactPage } from "~server/features/contact/schemas";
import type { TestPortal } from "../portal/backend";
import { markReturned, markSent } from "./payouts";
import { read, type Administrator, type Customer } from "./people";

const ends = ["approved", "rejected", "cancelled"] as const;
const reason = "The card isn't in your name.";

export async function createHistories(portal: TestPortal): Promise<void> {
  await depositByCard(portal);
  for (const bank of [bankOfHana, bankOfZoe, bankOfGeorge]) await withdrawTo(portal, bank);
  await payInCoins(portal);
  await decideVerifications(portal);
  await addStaffRecords(portal);
}

async function end(
  admin: Administrator,
  customer: Customer,
  id: string,
  how: (typeof ends)[number],
) {
  if (how === "approved") await admin.approve(id);
  if (how === "rejected") await admin.reject(id, reason);
  if (how === "cancelled") await customer.patch(`/transactions/${id}/status`, { status: "failed" });
}

async function depositByCard(portal: TestPortal) {
  const admin = await portal.admin();
  const nora = await portal.registerVerified();
  for (const currency of ["USD", "EUR"])
    for (const how of ends) {
      await nora.saveCard();
      const body = { amount: "50.00", paymentMethod: "card", currency };
      const { transaction } = read(TransactionResponse, await nora.post("/wallets/top-up", body));
      await end(admin, nora, transaction.id, how);
    }
  const waiting = await portal.registerVerified();
  await waiting.saveCard();
  await waiting.deposit("50.00");
}

async function withdrawTo(portal: TestPortal, bank: unknown) {
  const admin = await portal.admin();
  const hana = await portal.customerWith("1000.00");
  await hana.delete("/wallets/card/remove");
  await hana.saveBank(bank);
  const paths = [
    ["/wallets/withdrawal/request", {}],
    ["/wallets/withdraw", { walletAddress: bitcoinAddress }],
  ] as const;
  for (const [path, target] of paths)
    for (const how of [...ends, "waiting", "sent", "arrived", "returned"] as const) {
      await hana.confirm();
      const answer = await hana.post(path, { amount: "20.00", ...target });
      const { transaction } = read(TransactionResponse, answer);
      if (how === "sent" || how === "arrived" || how === "returned")
        await payOut(admin, transaction.id, how);
      else if (how !== "waiting") await end(admin, hana, transaction.id, how);
    }
}

async function payOut(admin: Administrator, id: string, how: "sent" | "arrived" | "returned") {
  await admin.approve(id);
  await markSent(admin, id);
  if (how === "arrived") await admin.post(`/payouts/${id}/arrival`);
  if (how === "returned") await markReturned(admin, id);
}

/** Hours that pass are a number. */
type Move = PayerAction | number | "settled by hand";

const payments: readonly (readonly Move[])[] = [
  [1],
  ["confirm_payment"],
  ["pay_in_full"],
  [25],
  ["pay_half", 25],
  [25, "pay_in_full"],
  ["pay_too_much"],
  ["pay_too_much", "settled by hand"],
];

async function payInCoins(portal: TestPortal) {
  for (const moves of payments) {
    let payer = await portal.registerVerified();
    const payment = await payByCrypto(payer);
    for (const move of moves) {
      await (move === "settled by hand"
        ? (await portal.admin()).post(settlementOf(payment), { note: reason })
        : play(portal, payment, move));
      payer = await signedInAgain(portal, payer);
      await paymentOf(payer, payment);
    }
  }
}

const settlementOf = ({ cryptoOrderNumber }: CryptoPayment) =>
  `/wallets/admin/crypto-payment/${cryptoOrderNumber}/settlement`;

async function play(portal: TestPortal, payment: CryptoPayment, move: PayerAction | number) {
  if (typeof move === "number") portal.advance({ hours: move });
  else await actAsPayer(portal, payment, move);
}

async function decideVerifications(portal: TestPortal) {
  const admin = await portal.admin();
  for (const kycStatus of ["approved", "rejected"]) {
    const rita = await portal.registerVerified();
    await rita.handInDocument();
    const kycReason = kycStatus === "rejected" ? { kycReason: reason } : {};
    await admin.patch(`/users/${rita.id}`, { kycStatus, ...kycReason });
  }
  for (const accountStatus of ["inactive", "suspended", "pending"]) {
    const simon = await portal.registerVerified();
    await admin.patch(`/users/${simon.id}`, { accountStatus });
  }
}

async function addStaffRecords(portal: TestPortal) {
  const [ada, bea] = [await portal.admin(), await portal.admin()];
  const { id } = await portal.customerWith("1000.00");
  for (const visibility of ["shared", "confidential"])
    await ada.post(`/users/${id}/notes`, { text: "Called on Monday.", visibility });
  for (const field of ["profitBalance", "bonusBalance", "pendingWithdrawal"])
    await ada.editWallet(id, { [field]: "25.00", reason });
  for (const transactionType of ["deposit", "withdrawal"])
    for (const transactionAction of ["transfer", "trade", "funding"])
      await ada.credit(id, "5.00", { transactionType, transactionAction, description: reason });
  for (const bonusBalance of ["30.00", "40.00"]) {
    const answer = await ada.post(`/approval-requests/balances/${id}`, { bonusBalance, reason });
    const approvalRequest = read(ApprovalRequest, answer);
    if (bonusBalance === "30.00")
      await bea.post(`/approval-requests/${approvalRequest.id}/rejection`, { reason });
  }
  const message = { fullname: "Lena Ortiz", email: "lena@example.org", message: "How long?" };
  for (const _time of ["open", "answered"]) await portal.visitor().post("/contact", message);
  const [first] = read(ContactPage, await ada.get("/contact-messages")).messages;
  await ada.patch(`/contact-messages/${first?.id}`, { state: "answered" });
}
