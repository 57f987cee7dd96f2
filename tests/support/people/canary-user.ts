// Someone who leaves a trace of every kind, each with a value of its own that can be searched for.
import { asFile, pdfFile, pngFile, type TestFile } from "../inputs/files";
import { cardForm, formOf, kycForm } from "../inputs/inputs";
import { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { Customer, read } from "./people";
import type { TestPortal } from "../portal/backend";
import { markSent, sent } from "./payouts";

const marked = (file: TestFile, text: string): File =>
  asFile({ ...file, buffer: Buffer.concat([file.buffer, Buffer.from(text)]) });

export const canaryTraces = {
  fullname: "Quenby Zzyzx",
  username: "quenbyzz",
  email: "quenby.zzyzx@example.com",
  phone: "+12025550177",
  street: "77 Ottoline Crescent",
  formerStreet: "12 Periwinkle Mews",
  address: "203.0.113.77",
  card: "5105105105105100",
  cardInAudit: "Mastercard 5100",
  holder: "QUENBY Z",
  iban: "DE89370400440532013000",
  recipient: "Zzyzx Holdings",
  bitcoin: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  description: "rent for aunt Ottilie",
  newDescription: "rent for aunt Ottilie, May",
  rejection: "the recipient is not Quenby",
  kycReason: "passport of Q. Z. is blurred",
  orderName: "Ottilies order",
  fileName: "quenby-passport.pdf",
  fileContent: "P<UTOZZYZX<<QUENBY",
  keptContent: "kept for Quenby",
  device: "Quenbys Telephone",
  bankReference: "QUENBY-FT-5512",
} as const;

/** Values stored unencrypted while the user exists: they show that the test searches the right places. */
export const openCanaryTraces = [
  canaryTraces.fullname,
  canaryTraces.email,
  canaryTraces.phone,
  canaryTraces.street,
  canaryTraces.fileName,
  canaryTraces.newDescription,
  canaryTraces.device,
  canaryTraces.orderName,
  canaryTraces.bankReference,
];

const from = { "x-client-address": canaryTraces.address, "user-agent": canaryTraces.device };

/** Signs up, gets 910 dollars and does one thing of each kind: 10 were paid out, 700 are left, a withdrawal and a deposit are pending. */
export async function canaryUserIn(portal: TestPortal) {
  const { fullname, username, email, phone } = canaryTraces;
  const signedUp = await portal.registerVerified({ fullname, username, email, phoneNumber: phone });
  const login = await portal
    .visitor()
    .post("/auth/login", { email, password: "correct horse" }, { headers: from });
  const canaryUser = new Customer(portal.backend, {
    id: signedUp.id,
    email,
    token: String(Object(login.body).access_token),
  });
  const admin = await portal.admin();
  await canaryUser.patch(
    "/users/profile",
    { address: { street: canaryTraces.formerStreet } },
    { headers: from },
  );
  await canaryUser.patch(
    "/users/profile",
    { address: { street: canaryTraces.street } },
    { headers: from },
  );
  const form = cardForm({ cardHolderName: canaryTraces.holder, cardNumber: canaryTraces.card });
  await canaryUser.post("/wallets/card/add", form, { headers: from });
  await admin.approve((await canaryUser.deposit("910.00")).id);
  await canaryUser.post(
    "/wallets/card/add",
    cardForm({ cardHolderName: canaryTraces.holder, cardNumber: canaryTraces.card }),
    { headers: from },
  );
  await canaryUser.saveBank({
    region: "EUROPE",
    recipientName: canaryTraces.recipient,
    accountNumber: "0532013000",
    iban: canaryTraces.iban,
    swiftCode: "COBADEFFXXX",
  });
  const paid = await canaryUser.post("/wallets/withdraw", {
    amount: "10.00",
    walletAddress: canaryTraces.bitcoin,
  });
  const paidId = String(Object(paid.body).transaction.id);
  await admin.approve(paidId);
  await markSent(admin, paidId, { ...sent, reference: canaryTraces.bankReference });
  await admin.post(`/payouts/${paidId}/arrival`, {});
  await canaryUser.post(
    "/users/kyc/upload-multiple",
    kycForm([marked(pdfFile(canaryTraces.fileName), canaryTraces.fileContent)]),
  );
  await admin.patch(`/users/${canaryUser.id}`, {
    kycStatus: "rejected",
    kycReason: canaryTraces.kycReason,
  });
  await canaryUser.post(
    "/pending-uploads",
    formOf({ file: marked(pngFile("kept.png"), canaryTraces.keptContent) }),
  );
  await canaryUser.draft("crypto_withdrawal", "5.00", { walletAddress: canaryTraces.bitcoin });
  const rejected = await canaryUser.post(
    "/wallets/withdrawal/request",
    { amount: "20.00", description: canaryTraces.description },
    { key: `quenby-${portal.engine}-1`, headers: from },
  );
  await admin.reject(String(Object(rejected.body).transaction.id), canaryTraces.rejection);
  const pending = await canaryUser.post(
    "/wallets/withdraw",
    {
      amount: "200.00",
      walletAddress: canaryTraces.bitcoin,
      description: canaryTraces.description,
    },
    { headers: from },
  );
  const pendingId = String(Object(pending.body).transaction.id);
  await admin.patch(
    `/transactions/${pendingId}`,
    { description: canaryTraces.newDescription },
    { key: `admins-${portal.engine}-1` },
  );
  const payment = {
    amount: "50.00",
    currency: "USD",
    cryptoCurrency: "BTC",
    description: canaryTraces.description,
    orderName: canaryTraces.orderName,
  };
  read(CryptoPayment, await canaryUser.post("/payments/crypto/create", payment));
  const depositId = (await canaryUser.deposit("33.00")).id;
  return { canaryUser, admin, pendingId, depositId };
}
