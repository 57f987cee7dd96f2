// Somebody who leaves a trace of every kind, each with a value of its own that can be searched for.
import { asFile, pdfFile, pngFile, type TestFile } from "../inputs/files";
import { cardForm, formOf, kycForm } from "../inputs/inputs";
import { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { Customer, read } from "./people";
import type { TestPortal } from "../portal/backend";

const marked = (file: TestFile, text: string): File =>
  asFile({ ...file, buffer: Buffer.concat([file.buffer, Buffer.from(text)]) });

export const traces = {
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
} as const;

/** What is stored openly while the person is there: the test's own proof that it looks in the right places. */
export const openTraces = [
  traces.fullname,
  traces.email,
  traces.phone,
  traces.street,
  traces.fileName,
  traces.newDescription,
  traces.device,
  traces.orderName,
];

const from = { "x-client-address": traces.address, "user-agent": traces.device };

/** Signs up, gets 900 dollars and does something of each kind: 700 are left, a withdrawal and a deposit are pending. */
export async function quenbyIn(portal: TestPortal) {
  const { fullname, username, email, phone } = traces;
  const signedUp = await portal.registerVerified({ fullname, username, email, phoneNumber: phone });
  const login = await portal
    .visitor()
    .post("/auth/login", { email, password: "correct horse" }, { headers: from });
  const quenby = new Customer(portal.backend, {
    id: signedUp.id,
    email,
    token: String(Object(login.body).access_token),
  });
  const admin = await portal.admin();
  await quenby.patch(
    "/users/profile",
    { address: { street: traces.formerStreet } },
    { headers: from },
  );
  await quenby.patch("/users/profile", { address: { street: traces.street } }, { headers: from });
  const form = cardForm({ cardHolderName: traces.holder, cardNumber: traces.card });
  await quenby.post("/wallets/card/add", form, { headers: from });
  await admin.approve((await quenby.deposit("900.00")).id);
  await quenby.post(
    "/wallets/card/add",
    cardForm({ cardHolderName: traces.holder, cardNumber: traces.card }),
    { headers: from },
  );
  await quenby.saveBank({
    region: "EUROPE",
    recipientName: traces.recipient,
    accountNumber: "0532013000",
    iban: traces.iban,
    swiftCode: "COBADEFFXXX",
  });
  await quenby.post(
    "/users/kyc/upload-multiple",
    kycForm([marked(pdfFile(traces.fileName), traces.fileContent)]),
  );
  await admin.patch(`/users/${quenby.id}`, { kycStatus: "rejected", kycReason: traces.kycReason });
  await quenby.post(
    "/kept-files",
    formOf({ file: marked(pngFile("kept.png"), traces.keptContent) }),
  );
  await quenby.draft("crypto_withdrawal", "5.00", { walletAddress: traces.bitcoin });
  const rejected = await quenby.post(
    "/wallets/withdrawal/request",
    { amount: "20.00", description: traces.description },
    { key: `quenby-${portal.engine}-1`, headers: from },
  );
  await admin.reject(String(Object(rejected.body).transaction.id), traces.rejection);
  const pending = await quenby.post(
    "/wallets/withdraw",
    { amount: "200.00", walletAddress: traces.bitcoin, description: traces.description },
    { headers: from },
  );
  const pendingId = String(Object(pending.body).transaction.id);
  await admin.patch(
    `/transactions/${pendingId}`,
    { description: traces.newDescription },
    { key: `admins-${portal.engine}-1` },
  );
  const payment = {
    amount: "50.00",
    currency: "USD",
    cryptoCurrency: "BTC",
    description: traces.description,
    orderName: traces.orderName,
  };
  read(CryptoPayment, await quenby.post("/payments/crypto/create", payment));
  const depositId = (await quenby.deposit("33.00")).id;
  return { quenby, admin, pendingId, depositId };
}
