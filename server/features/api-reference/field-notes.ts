// What a field means wherever it stands, and a value to show: for fields whose schema does not say it itself.
import { typesOf, type JsonSchema } from "./json-schema";

type Note = readonly [description: string, example?: unknown];

const identity = "0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90";
const instant = "2026-11-21T09:00:00.000Z";

const notes: Readonly<Record<string, Note>> = {
  id: ["Stable id", identity],
  _id: ["The same as `id`", identity],
  access_token: [
    "Send it as `Authorization: Bearer …`; it cannot be read again later",
    "m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA",
  ],
  user: ["Id of the person", identity],
  userId: ["Id of the person", identity],
  wallet: ["Id of the wallet", identity],
  fullname: ["Full name", "Nora New"],
  username: ["Unique, upper and lower case alike", "nora.new"],
  email: ["Unique, upper and lower case alike", "nora.new@example.org"],
  currentPassword: ["The password that counts until now", "correct horse battery"],
  newPassword: ["Longer is better: 12 characters or more are advised", "horse battery staple"],
  token: ["", "m3XbT0kqk2s1Yw9aVQxJm5uZ8rN4cLhE7fPdGiKoWyA"],
  emailVerified: ["", true],
  password: ["Longer is better: 12 characters or more are advised", "correct horse battery"],
  phoneNumber: ["With the country code, beginning with +", "+12025550101"],
  street: ["Street and number", "1 Main Street"],
  city: ["Town", "Albany"],
  state: ["State, county or canton", "NY"],
  zipCode: ["Post code", "12207"],
  country: ["Two capital letters (ISO 3166-1), for example `US`", "US"],
  currency: ["Currency of the amounts beside it (ISO 4217)", "USD"],
  role: ["", "user"],
  isAdmin: ["Whether `role` is `admin` and the account is active", false],
  accountStatus: [
    "`suspended` cannot sign in; `pending` and `inactive` cannot move money",
    "active",
  ],
  kycStatus: ["How far the identity check is", "not_submitted"],
  kycReason: ["Why the identity check was rejected"],
  kycUrls: ["Where the documents handed in can be read"],
  documentUrl: [
    "Where the file can be read",
    "/api/documents/0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90",
  ],
  documentType: ["Kind of identity document", "passport"],
  documentDetails: ["One entry a file, in the order that was sent"],
  fileName: ["Name of the file, without folders", "passport.jpg"],
  mediaType: ["Found in the file's content", "image/jpeg"],
  sizeBytes: ["Size in bytes", 248_120],
  keptFiles: [
    "Ids of files that an earlier try left behind (`POST /kept-files`), separated by commas",
    identity,
  ],
  rows: ["A stretch of what matches, in the order that was asked for"],
  reference: ["Unique reference for people", "TX-7Q2M-9KD4"],
  transactionRef: ["Reference of the transaction that was made", "TX-7Q2M-9KD4"],
  amount: ["In major units of the currency", 250],
  totalAmount: ["Sum of the amounts, in major units", 250],
  status: ["", "pending"],
  type: ["", "deposit"],
  transactionType: ["The same as `type`", "deposit"],
  action: ["What brought the transaction about", "funding"],
  transactionAction: ["The same as `action`", "funding"],
  paymentMethod: ["How the money moves", "card"],
  description: ["Free text", "Savings for March"],
  reason: ["Why it was done, for the person concerned"],
  version: [
    "Counts the changes. Sent with a change, it makes a stale one answer 409 `changed_by_someone_else`",
    1,
  ],
  date: ["The same as `createdAt`", instant],
  walletAddress: ["Bitcoin address", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  availableBalance: ["What can be spent", 1000],
  pendingWithdrawal: ["What is held for requests that await a decision", 250],
  pendingDeposit: ["Sum of deposits that await a decision; outside the total", 0],
  profitBalance: ["Profit, part of the total", 0],
  bonusBalance: ["Bonus, part of the total", 0],
  totalBalance: ["Available, held, profit, bonus and unallocated money together", 1250],
  balance: ["The same as `totalBalance`", 1250],
  total: ["How many match, over every page", 1],
  count: ["How many", 1],
  page: ["Beginning with 1", 1],
  limit: ["How many a page", 10],
  totalPages: ["How many pages there are", 1],
  message: ["A sentence for people", "Done"],
  code: ["Stable word for programs", "validation_failed"],
  hasCard: ["Whether a card is saved", true],
  cardHolderName: ["As on the card", "Nora New"],
  cardNumber: [
    "Sixteen digits; spaces and dashes are taken out. A demonstration takes test numbers only",
    "4111 1111 1111 1111",
  ],
  expiryDate: ["Month and year: `MM/YY`", "12/29"],
  cvv: ["Three digits; erased as soon as the last pending deposit with the card is decided", "123"],
  brand: ["Card network", "visa"],
  frontImage: ["Picture of the front: JPEG, PNG, WebP or PDF up to 10 MB"],
  backImage: ["Picture of the back: JPEG, PNG, WebP or PDF up to 10 MB"],
  keptFront: ["Id of a kept file, in place of `frontImage`", identity],
  keptBack: ["Id of a kept file, in place of `backImage`", identity],
  document: ["In place of `documentUrl`: JPEG, PNG, WebP or PDF up to 10 MB"],
  keptDocument: ["Id of a kept file, in place of `document`"],
  isActive: ["False once the card has expired", true],
  hasBankDetails: ["Whether bank details are saved", true],
  region: ["", "USA"],
  recipientName: ["Holder of the account", "Nora New"],
  bankName: ["Name of the bank", "Lakeside Federal Bank"],
  accountNumber: ["Account number", "000123456789"],
  routingNumber: ["ABA number of nine digits, checked", "021000021"],
  iban: ["Checked; spaces are taken out", "DE89 3704 0044 0532 0130 00"],
  swiftCode: ["SWIFT/BIC code, checked", "COBADEFFXXX"],
  destination: ["Where the money goes, masked"],
  files: ["JPEG, PNG, WebP or PDF, each up to 10 MB; repeat the field for each file"],
  expiresAt: ["When it can no longer be used, UTC"],
  search: ["Part of what is looked for"],
  users: ["One entry a person"],
  wallets: ["One entry a wallet"],
  transactions: ["Newest first"],
  sessions: ["Newest first"],
  userDetails: ["Whose it is"],
  disclosures: ["Newest first"],
  by: ["Who looked"],
  at: ["When, ISO 8601 in UTC", instant],
  simulated: ["Whether this comes from a simulation", true],
  rateIsSimulated: ["Whether the rate comes from a simulation", true],
  cryptoOrderNumber: [
    "Number of the payment: the id of `GET /payments/crypto/{id}`",
    "CP-7Q2M-9KD4",
  ],
  cryptoCurrency: ["The coin, by its `cid`", "BTC"],
  cryptoInvoiceUrl: [
    "The gateway's own page of the payment; of the simulated gateway a path of this portal",
  ],
  move: ["What the payer does in place of paying", "pay_in_full"],
  orderName: ["What the customer calls the order", "Top-up in November"],
  statusStats: ["By status; `_id` is the status"],
  typeStats: ["By type; `_id` is the type"],
  pending: ["What is pending"],
  successful: ["What was booked"],
  failed: ["What was rejected or cancelled"],
  usa: ["Account in the United States"],
  europe: ["Account in Europe"],
  others: ["Account anywhere else, in words"],
  address: ["Postal address"],
  currencies: ["One entry a coin"],
  file: ["JPEG, PNG, WebP or PDF up to 10 MB"],
};

/** The schema with what is known of a field of this name, where it says nothing itself. */
export function withNotes(name: string, schema: JsonSchema): JsonSchema {
  const [description, example] = notes[name] ?? [""];
  const isInstant = schema.type === "string" && /^(date|[a-z]\w+At)$/.test(name);
  const words =
    schema.description ?? (description || (isInstant ? "Instant, ISO 8601 in UTC" : ""));
  const shown = schema.examples ?? [isInstant ? instant : example];
  return {
    ...schema,
    ...(words !== "" && { description: words }),
    ...(isInstant && { format: schema.format ?? "date-time" }),
    ...(shown[0] !== undefined && fits(shown[0], schema) && { examples: shown }),
  };
}

/** Whether a value that suits most fields of the name suits this one. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const {
    enum: words,
    pattern = "",
    properties,
    items,
    $ref,
    const: only,
    maxLength = Infinity,
  } = schema;
  if ($ref !== undefined || properties || items || only !== undefined) return false;
  if (words && !words.includes(value)) return false;
  const types = typesOf(schema).map((type) => type.replace("integer", "number"));
  if (types.length > 0 && !types.includes(typeof value)) return false;
  return (
    typeof value !== "string" || (value.length <= maxLength && new RegExp(pattern, "u").test(value))
  );
}
