// For every call that takes a body: one that is good in every field, so that a test can spoil one field at a time.
import { asFile, pngFile } from "../inputs/files";
import { bankOfGeorge, bankOfHana, bitcoinAddress, canaryCard } from "../inputs/inputs";
import { password } from "../people/people";

/** The ids that the bodies speak of; any that exists will do. */
export interface Subjects {
  readonly userId: string;
}

type Body = Readonly<Record<string, unknown>>;

const address = {
  street: "1 Main Street",
  city: "Austin",
  state: "TX",
  country: "US",
  zipCode: "73301",
};
const person = { fullname: "Greta Good", username: "greta", phoneNumber: "+12025550147", address };
const signUp = { ...person, email: "greta@example.com", password, country: "US", currency: "USD" };
const edit = { amount: "5.00", description: "rent", version: 1 };
const reason = "as agreed";
const decision = { reason, version: 1 };
const removal = { version: 1, confirmed: true, reason: "asked for it" };
const withdrawal = {
  amount: "1.00",
  description: "rent",
  paymentMethod: "crypto_payment",
  walletAddress: bitcoinAddress,
};
const picture = () => asFile(pngFile());
const accessBody = { reason: "paying out" };

/** By method and path, as the operations have them. */
export function validBodies({ userId }: Subjects): Readonly<Record<string, Body>> {
  return {
    "POST /auth/register": signUp,
    "POST /auth/login": { email: signUp.email, password },
    "POST /auth/confirm-password": { password, code: "123456" },
    "POST /auth/second-factor/verify": { challenge: "c".repeat(43), code: "123456" },
    "POST /auth/second-factor/enable": { code: "123456" },
    "POST /auth/api-tokens": { name: "export", scopes: ["read"], days: 30 },
    "POST /auth/forgot-password": { email: signUp.email },
    "POST /auth/reset-password": { token: "an-unknown-token", password: "a longer password" },
    "POST /auth/change-password": { currentPassword: password, newPassword: password },
    "POST /auth/verify-email": { token: "an-unknown-token" },
    "POST /auth/confirm-new-email": { token: "an-unknown-token" },
    "POST /users/{id}/email-change": { email: "greta.new@example.com", reason, version: 1 },
    "POST /users": signUp,
    "PATCH /users/profile": person,
    "PATCH /users/{id}": {
      ...person,
      accountStatus: "active",
      kycStatus: "rejected",
      kycReason: "blurred",
      version: 1,
    },
    "DELETE /users/{id}": removal,
    "POST /staff": { email: signUp.email, fullname: "Greta Good", roles: ["support"], reason },
    "PATCH /staff/{id}": { roles: ["support", "auditor"], reason, version: 1 },
    "DELETE /staff/{id}": { reason, version: 1 },
    "POST /users/kyc/upload-multiple": {
      documentType: "passport",
      files: picture(),
      keptFiles: "",
    },
    "PATCH /transactions/{id}": { ...edit, status: "failed" },
    "PATCH /transactions/{id}/status": { status: "failed", version: 1 },
    "DELETE /transactions/{id}": { version: 1, reason: "a mistake" },
    "POST /wallets/card/add": {
      ...canaryCard,
      frontImage: picture(),
      backImage: picture(),
      keptFront: "",
      keptBack: "",
    },
    "POST /wallets/top-up": {
      amount: "5.00",
      currency: "USD",
      paymentMethod: "card",
      description: "savings",
    },
    "POST /wallets/bank-details/add": bankOfHana,
    "PATCH /wallets/bank-details/update": bankOfGeorge,
    "POST /wallets/withdrawal/request": withdrawal,
    "POST /wallets/withdraw": withdrawal,
    "POST /drafts": {
      kind: "card_deposit",
      amount: "5.00",
      currency: "USD",
      description: "savings",
      walletAddress: "",
      cryptoCurrency: "",
      orderName: "",
    },
    "POST /drafts/{id}/confirmation": { kind: "card_deposit" },
    "POST /payments/crypto/create": {
      amount: "50.00",
      currency: "USD",
      cryptoCurrency: "BTC",
      description: "savings",
      orderName: "savings",
    },
    "POST /payments/crypto/{id}/simulation": { move: "pay_in_full" },
    "POST /kept-files": { file: picture() },
    "POST /viewers": { record: `user:${userId || "nobody"}` },
    "POST /proposals/balances/{id}": {
      totalBalance: 9,
      availableBalance: 1,
      profitBalance: 2,
      bonusBalance: 3,
      pendingWithdrawal: 0,
      version: 1,
      reason: "correction",
    },
    "POST /users/{id}/payout-hold": { until: "2026-11-24T12:00:00Z", reason: "A report" },
    "DELETE /users/{id}/payout-hold": { reason: "All clear" },
    "POST /payout-stop": { reason: "A breach" },
    "DELETE /payout-stop/{id}": { reason: "It is closed", version: 1 },
    "POST /users/{id}/notes": { text: "Called about a transfer." },
    "POST /wallets/admin/crypto-payment/{id}/settlement": { note: "Refunded manually." },
    "POST /proposals/credit": {
      userId,
      amount: "5.00",
      transactionType: "deposit",
      transactionAction: "funding",
      description: "bonus",
      reference: "REF-2",
    },
    "POST /payout-batches": { payouts: ["none"], reason: "Monday payouts" },
    "POST /payout-batches/{id}/release": { expectedDay: "2030-01-02" },
    "POST /payout-batches/{id}/file": { format: "csv", reason: "Upload to the bank" },
    "POST /payouts/{id}/sent": { reference: "FT26321ABC", expectedDay: "2030-01-02" },
    "POST /payouts/{id}/return": { reason: "The bank account is closed." },
    "POST /proposals/{id}/approval": { reason: "agreed" },
    "POST /proposals/refusals": { ids: ["none"], reason: "not agreed" },
    "POST /proposals/withdrawals": { ids: ["none"], reason: "a mistake" },
    "POST /proposals/{id}/refusal": { reason: "not agreed" },
    "POST /proposals/{id}/withdrawal": { reason: "a mistake" },
    "POST /contact": {
      fullname: "Greta Good",
      email: signUp.email,
      message: "How long does a withdrawal take?",
    },
    "PATCH /contact-messages/{id}": { state: "answered" },
    "PATCH /wallets/admin/user/{id}": {
      totalBalance: 9,
      availableBalance: 1,
      profitBalance: 2,
      bonusBalance: 3,
      pendingWithdrawal: 0,
      version: 1,
      reason: "correction",
    },
    "DELETE /wallets/admin/user/{id}": removal,
    "POST /wallets/admin/credit": {
      userId,
      amount: "5.00",
      transactionType: "deposit",
      transactionAction: "funding",
      description: "bonus",
      reference: "REF-1",
    },
    "POST /reconciliation/readings": { from: "2026-11-01", to: "2026-11-21" },
    "POST /wallets/admin/selections": { transactions: [{ id: userId, version: 1 }] },
    "PATCH /wallets/admin/selections/{id}/approve": { reason: "as agreed" },
    "PATCH /wallets/admin/selections/{id}/reject": { reason: "as agreed" },
    "PATCH /wallets/admin/transaction/{id}/approve": decision,
    "PATCH /wallets/admin/transaction/{id}/reject": decision,
    "POST /wallets/admin/user/{id}/card-reveal": accessBody,
    "POST /wallets/admin/user/{id}/bank-details-reveal": accessBody,
    "POST /wallets/admin/user/{id}/card-photo-reveal": { ...accessBody, side: "front" },
    "POST /wallets/admin/transaction/{id}/destination-reveal": accessBody,
    "POST /wallets/admin/transaction/{id}/card-reveal": accessBody,
  };
}
