// For the forms of the portal: who sends each, where, and with what, so that it is taken. That of a page at the address of its operation follows from the operation; here is what needs other values, another sender or its turn.
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, pngFile } from "../inputs/files";
import type { Fields } from "../people/visitor";
import { allOperations } from "../api/caller";
import { exampleBody } from "../api/example-body";
import { areaOf, pageTable, type PageRoute } from "./page-table";

export interface ValidForm {
  readonly path: string;
  readonly who: "hana" | "admin" | "pavel" | "visitor";
  /** Buttons alone need nothing typed. */
  readonly fields: Fields;
  readonly query: string;
  /** The owner of the records in the URL. */
  readonly of: "hana" | "pavel";
  /** Sending it again is doing it again, and harmless: a sign-in, a look, a link. What each of them may write. */
  readonly writesEachTime: readonly string[];
}

type More = Partial<Pick<ValidForm, "query" | "of" | "writesEachTime">>;
const form = (
  path: string,
  who: ValidForm["who"],
  fields: Fields = {},
  more: More = {},
): ValidForm => ({ path, who, fields, query: "", of: "hana", writesEachTime: [], ...more });

const proof = { reason: "A payout", password: demoPassword };
const newcomer = {
  fullname: "Tess Twice",
  phoneNumber: "2025550177",
  country: "US",
  currency: "USD",
};
const signsIn = {
  writesEachTime: ["audit", "known_devices", "outbox", "sessions", "sign_in_places"],
};
const recordedEachTime = { writesEachTime: ["audit", "outbox", "sessions"] };
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const again = { query: "?again=1" };

/** In an order in which none takes away what a later one needs. */
const given: readonly ValidForm[] = [
  form("/theme", "hana", { theme: "dark", from: "/dashboard" }),
  form("/language", "hana", { language: "en", from: "/dashboard" }),
  form("/examples", "visitor", { from: "/" }),
  form(
    "/signup",
    "visitor",
    {
      ...newcomer,
      username: "tess",
      email: "tess@example.com",
      password: "a long password",
      terms: "on",
    },
    signsIn,
  ),
  form("/login", "visitor", { email: "nora@example.com", password: demoPassword }, signsIn),
  form("/admin/login", "visitor", { email: "admin@example.com", password: demoPassword }, signsIn),
  form(
    "/forgot-password",
    "visitor",
    { email: "nora@example.com" },
    { writesEachTime: ["reset_requests"] },
  ),
  form("/logout", "visitor", {}, recordedEachTime),
  form("/dashboard/email-verification", "hana"),
  form("/dashboard/confirm-password", "hana", { password: demoPassword }, recordedEachTime),
  form("/admin/confirm-password", "admin", { password: demoPassword }, recordedEachTime),
  form("/dashboard/kyc", "pavel", { documentType: "passport", files: [asFile(pngFile())] }),
  form("/admin/users/:userId/kyc-approval", "admin", {}, { of: "pavel" }),
  form("/dashboard/settings", "hana", { phoneNumber: "+12025550143", "address.city": "Albany" }),
  form(
    "/dashboard/settings/email-change",
    "hana",
    {
      email: "hana@mailbox.example.org",
      password: demoPassword,
    },
    recordedEachTime,
  ),
  form("/dashboard/settings/password", "pavel", {
    currentPassword: demoPassword,
    newPassword: "another long password",
  }),
  form("/dashboard/settings/api-tokens/:token/revocation", "hana"),
  form("/dashboard/settings/sessions/:session/ending", "hana"),
  form("/dashboard/settings/sessions/others/ending", "hana"),
  form("/dashboard/markets/watchlist", "hana", { symbol: "EURUSD" }),
  form("/dashboard/markets/watchlist/removal", "hana", { symbol: "EURUSD" }),
  form("/dashboard/wallet/bank-details", "hana", {
    recipientName: "Hana Howard",
    bankName: "First Bank",
    accountNumber: "000123456789",
    routingNumber: "021000021",
  }),
  form("/dashboard/wallet/payees/new", "hana", {
    label: "Household account",
    recipientName: "Hana Howard",
    bankName: "First Bank",
    accountNumber: "000987654321",
    routingNumber: "021000021",
  }),
  form("/dashboard/wallet/payees/:payee/label", "hana", { label: "Cold storage" }),
  form("/dashboard/wallet/payees/:payee/default", "hana"),
  form("/dashboard/wallet/deposit", "hana", { amount: "5", cardChoice: "saved" }),
  form("/dashboard/wallet/deposit/crypto", "hana", { amount: "65", cryptoCurrency: "BTC" }),
  form("/dashboard/wallet/deposit/bank-transfer", "hana", { amount: "5" }),
  form("/dashboard/wallet/deposit/bank-transfer/bank", "hana", {
    amount: "5",
    reference: "right",
    sender: "own",
  }),
  form("/dashboard/wallet/withdrawal", "hana", { amount: "5", paymentMethod: "bank" }),
  form("/dashboard/wallet/deposit/:draft/review", "hana"),
  form("/dashboard/wallet/withdrawal/:draft/review", "hana"),
  form("/dashboard/settings/payouts", "hana"),
  form("/dashboard/settings/payouts/release", "hana", { password: demoPassword }, recordedEachTime),
  form("/simulated-gateway/:orderNumber", "hana", { move: "pay_half" }),
  form("/dashboard/transactions/:id/edit", "hana", { description: "Rent for May" }),
  form("/dashboard/transactions/:id/status", "admin", { status: "successful" }),
  form("/admin/transactions/:id/pending-mark", "admin"),
  form("/admin/transactions/:id/approval", "admin"),
  form("/admin/transactions/:id/pending-mark", "admin"),
  form("/admin/transactions/:id/rejection", "admin", { reason: "Not yet" }),
  form("/admin/transactions/:id/pending-mark", "admin"),
  form("/dashboard/transactions/:id/cancellation", "hana"),
  form("/admin/transactions/:id/destination", "admin", proof, recordedEachTime),
  form("/dashboard/transactions/:id/deletion", "admin"),
  form("/admin/wallets/:userId/card", "admin", proof, recordedEachTime),
  form("/admin/wallets/:userId/card-photo", "admin", { ...proof, side: "front" }, recordedEachTime),
  form("/admin/wallets/:userId/bank-details", "admin", proof, recordedEachTime),
  form("/admin/users/:userId/payees/:payee", "admin", proof, recordedEachTime),
  form("/admin/wallets/:userId/credit", "admin", { amount: "5", description: "Goodwill" }),
  form("/admin/wallets/:userId/balances", "admin", { bonusBalance: "7.00", reason: "Bonus" }),
  form(
    "/admin/wallets/:userId/balances/review",
    "admin",
    {},
    { query: "?bonusBalance=7.00&reason=Bonus" },
  ),
  form("/admin/users/new", "admin", {
    ...newcomer,
    username: "tess2",
    email: "tess2@example.com",
    password: "a long password",
  }),
  form("/admin/users/:userId/edit", "admin", { "address.city": "Leeds" }),
  form("/admin/users/:userId/payout-block", "admin", { until: nextMonth, reason: "A report" }),
  form("/admin/users/:userId/payout-block/removal", "admin"),
  form("/admin/users/:userId/note", "admin", { text: "Called about a transfer." }),
  form("/dashboard/wallet/card/removal", "hana"),
  form("/dashboard/wallet/payees/:payee/removal", "hana"),
  form("/admin/wallets/:userId/deletion", "admin", {}, again),
  form("/admin/wallets/:userId/creation", "admin"),
  form("/admin/users/:userId/deletion", "admin", {}, again),
];

/** Forms that need a letter, a code or another user's choice first, and the tests that try them. */
export const testedElsewhere: Readonly<Record<string, string>> = {
  "/api/*": "ledger/races.api.test.ts",
  "/login/code": "second-factor/second-factor.api.test.ts",
  "/admin/login/code": "second-factor/second-factor.api.test.ts",
  "/choose-password": "accounts/user-forms.page.test.ts",
  "/reset-password": "accounts/forgotten-passwords.api.test.ts",
  "/verify-email": "accounts/email-verification.api.test.ts",
  "/confirm-new-email": "accounts/lost-mailbox.page.test.ts",
  "/undo-email-change": "accounts/own-email.page.test.ts",
  "/dashboard/settings/email-change/link": "accounts/own-email.page.test.ts",
  "/dashboard/settings/email-change/cancellation": "accounts/own-email.page.test.ts",
  "/dashboard/wallet/expected-deposits/:expected/cancellation":
    "bank-transfers/bank-transfer.page.test.ts",
  "/admin/demonstration-bank": "bank-transfers/demonstration-bank.page.test.ts",
  "/admin/bank-statements/new": "bank-statements/import.page.test.ts",
  "/admin/bank-lines/:line/owner": "bank-statements/import.page.test.ts",
  ...Object.fromEntries(
    [
      "bank-statements/:import/mapping",
      "bank-statements/:import/confirmation",
      "bank-statements/:import/cancellation",
      "bank-statements/:import/reversal",
      "bank-lines/:line/credit",
      "bank-lines/:line/payout",
      "bank-lines/:line/own",
      "bank-lines/:line/return",
      "bank-lines/:line/compliance-approval",
      "bank-lines/:line/compliance-refusal",
      "bank-returns/:return/:step",
    ].map((page) => [`/admin/${page}`, "bank-statements/every-form.page.test.ts"]),
  ),
  "/dashboard/settings/closing": "accounts/own-closing.page.test.ts",
  "/dashboard/settings/name-request/cancellation": "names/names.page.test.ts",
  "/dashboard/settings/api-tokens/new": "api-tokens/api-tokens.api.test.ts",
  "/admin/transactions": "approvals/bulk-actions.page.test.ts",
  "/admin/transactions/:id/settlement": "crypto-payments/settled.api.test.ts",
  "/admin/transactions/:id/card": "sensitive-data/sensitive-data.page.test.ts",
  "/admin/transactions/bulk-actions/:bulkAction": "approvals/bulk-actions.page.test.ts",
  "/admin/transactions/bulk-actions/:bulkAction/approval": "approvals/bulk-actions.page.test.ts",
  "/admin/transactions/bulk-actions/:bulkAction/rejection": "approvals/bulk-actions.page.test.ts",
  "/admin/messages": "contact/messages.page.test.ts",
  "/admin/messages/:message": "contact/messages.page.test.ts",
  "/admin/outbox": "email/outbox.page.test.ts",
  ...Object.fromEntries(
    [
      "/admin/transactions/:id/payout-sent",
      "/admin/transactions/:id/payout-arrival",
      "/admin/transactions/:id/payout-return",
      "/admin/payouts",
      "/admin/payout-batches/:batch/release",
      "/admin/payout-batches/:batch/sent",
      "/admin/payout-batches/:batch/cancellation",
      "/admin/payout-batches/:batch/payouts/:payout/removal",
      "/admin/payout-batches/:batch/files/:rail/:format",
    ].map((page) => [page, "payouts/payouts.page.test.ts"]),
  ),
  "/admin/approval-requests/selected/:decision": "approvals/many-requests.page.test.ts",
  "/admin/approval-requests/:approvalRequest/:decision": "approvals/approval-requests.page.test.ts",
  "/admin/payout-stop": "withdrawals/payout-stops.page.test.ts",
  "/admin/payout-stop/:stop/resumption": "withdrawals/payout-stops.page.test.ts",
  "/admin/reconciliation/refresh": "reconciliation/reconciliation.page.test.ts",
  "/admin/reconciliation/verification": "reconciliation/reconciliation.page.test.ts",
  "/admin/users/:userId": "notes/notes.page.test.ts",
  ...Object.fromEntries(
    ["new", ":member/roles", ":member/invitation", ":member/ending"].map((page) => [
      `/admin/staff/${page}`,
      "staff/staff.page.test.ts",
    ]),
  ),
  "/admin/users/:userId/kyc-rejection": "kyc/admin.page.test.ts",
  "/admin/users/:userId/second-factor": "second-factor/admin.api.test.ts",
  "/admin/users/:userId/email-change": "accounts/lost-mailbox.page.test.ts",
  "/admin/users/:userId/level": "movement-limits/level.page.test.ts",
  "/admin/users/:userId/level/removal": "movement-limits/level.page.test.ts",
  "/admin/users/:userId/limit-raise": "movement-limits/raised-limits.page.test.ts",
  "/admin/users/:userId/limit-raise/removal": "movement-limits/raised-limits.page.test.ts",
  ...Object.fromEntries(
    ["/dashboard/settings", "/admin"].flatMap((area) =>
      ["", "/setup", "/recovery-codes", "/removal"].map((page) => [
        `${area}/second-factor${page}`,
        "second-factor/second-factor.api.test.ts",
      ]),
    ),
  ),
};

/** As a form has them: "address.city". */
const formFields = (body: object, above = ""): Fields =>
  Object.entries(body).reduce<Fields>((fields, [name, value]: [string, unknown]) => {
    const path = `${above}${name}`;
    return typeof value === "object" && value !== null && !(value instanceof File)
      ? { ...fields, ...formFields(value, `${path}.`) }
      : { ...fields, [path]: value instanceof File ? value : String(value) };
  }, {});

const unnamed = (address: string) => address.replace(/:\w+|\{\w+\}/g, "*");

/** `/dashboard/transactions/:id/status` is at the address of `/transactions/{id}/status`. */
function derivedForm(page: PageRoute): ValidForm[] {
  const address = unnamed(page.path.replace(/^\/(?:dashboard|admin)(?=\/)/, ""));
  const operation = allOperations.find(
    ({ method, path, body }) => method !== "GET" && body && unnamed(path) === address,
  );
  if (!operation) return [];
  const who = ({ visitor: "visitor", customer: "hana", admin: "admin" } as const)[areaOf(page)];
  return [form(page.path, who, formFields(exampleBody(operation.body)))];
}

const listed = new Set([...given.map(({ path }) => path), ...Object.keys(testedElsewhere)]);
const unlisted = (await pageTable()).filter(
  ({ path, takesPosts }) => takesPosts && !listed.has(path),
);
export const validForms: readonly ValidForm[] = [...unlisted.flatMap(derivedForm), ...given];
