// Spec section 8: what the pages say where the backend fails without a word, each default in its place.
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inItsPlace } from "~/api-problem.server";
import { operations } from "~server/contract/operations";
import { demoPassword } from "~server/contract/values/demo-people";
import { refusalWords } from "~server/contract/values/messages";
import { asFile, jpegFile, pngFile } from "../support/files";
import { openPortal, type InProcessPortal } from "../support/in-process-portal";
import { freePort } from "../support/server";
import type { ShownPage } from "../support/shown-page";
import type { Fields, Visitor } from "../support/visitor";

let portal: InProcessPortal;
let mute: RegExp | undefined;

// The demonstration's own API over HTTP, but for one call that answers nothing.
const port = await freePort();
const api = serve({
  port,
  hostname: "127.0.0.1",
  fetch(request) {
    const isMute = mute?.test(
      `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, "")}`,
    );
    return isMute ? new Response(null, { status: 500 }) : portal.backend.fetch(request);
  },
});

let [hana, nora, admin]: Visitor[] = [];
const ids = { hana: "", nora: "", pending: "", decided: "" };

beforeAll(async () => {
  portal = await openPortal({ API_BASE_URL: `http://127.0.0.1:${port}/api` });
  [hana, nora, admin] = await Promise.all(
    ["hana", "nora", "admin"].map((name) => portal.signInAs(name)),
  );
  const { store } = portal.backend.context.storage;
  for (const name of ["hana", "nora"] as const)
    ids[name] = (await store.users.byEmail(`${name}@example.com`))?.id ?? "";
  for (const status of ["pending", "successful"] as const) {
    const page = await admin?.get(`/admin/transactions?type=deposit&person=hana&status=${status}`);
    ids[status === "pending" ? "pending" : "decided"] =
      /\/admin\/transactions\/([\w-]{36})/.exec(page?.html ?? "")?.[1] ?? "";
  }
});
afterAll(async () => {
  api.close();
  await portal.close();
});

type Step = (somebody: Visitor) => Promise<ShownPage>;

/** An address may name a person or a transaction: `{hana}`, `{pending}`. */
const at = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
const opens =
  (path: string): Step =>
  (somebody) =>
    somebody.get(at(path));
const sends =
  (path: string, fields: Fields = {}, form?: string): Step =>
  async (somebody) =>
    somebody.submit(await somebody.get(at(path)), fields, form ? { form } : {});
const confirms =
  (path: string, fields: Fields, proof: Fields = {}): Step =>
  async (somebody) =>
    somebody.submit(await somebody.follow(await sends(path, fields)(somebody)), proof);

const card = {
  cardHolderName: "Hana Howard",
  cardNumber: "4012 8888 8888 1881",
  expiryDate: "12/39",
  cvv: "737",
  frontImage: asFile(pngFile("front.png")),
  backImage: asFile(jpegFile("back.jpg")),
};
const password = demoPassword;
const bank = {
  password,
  recipientName: "Hana Howard",
  bankName: "First Bank",
  accountNumber: "000123456789",
  routingNumber: "021000021",
};
const newcomer = {
  fullname: "Tess Twice",
  username: "tess",
  email: "tess@example.com",
  password: "a long password",
  phoneNumber: "2025550177",
  country: "US",
  currency: "USD",
};

const [deposit, withdrawal] = ["/dashboard/wallet/deposit", "/dashboard/wallet/withdrawal"];
const byBank = { paymentMethod: "bank", amount: "5" };

interface Row {
  area: string;
  words: string;
  call: RegExp;
  who: "hana" | "nora" | "admin" | "visitor";
  step: Step;
}

const row = (area: string, words: string, call: RegExp, who: Row["who"], step: Step): Row => ({
  area,
  words,
  call,
  who,
  step,
});

const rows: readonly Row[] = [
  row(
    "KYC upload",
    "Failed to upload document",
    /^POST \/users\/kyc\/upload-multiple$/,
    "hana",
    sends("/dashboard/kyc", { documentType: "passport", files: [asFile(pngFile())] }),
  ),
  row(
    "Crypto payment create",
    "Failed to create crypto payment",
    /^POST \/payments\/crypto\/create$/,
    "hana",
    confirms(`${deposit}/crypto`, { amount: "65", cryptoCurrency: "BTC" }),
  ),
  row(
    "Card add",
    "Failed to add card",
    /^POST \/wallets\/card\/add$/,
    "hana",
    sends(deposit, { ...card, cardChoice: "new", amount: "5" }),
  ),
  row(
    "Top-up",
    "Top-up failed",
    /^POST \/wallets\/top-up$/,
    "hana",
    confirms(deposit, { cardChoice: "saved", amount: "5" }),
  ),
  row(
    "Deposit",
    "Failed to create deposit",
    /^POST \/drafts$/,
    "hana",
    sends(deposit, { cardChoice: "saved", amount: "6" }),
  ),
  row(
    "Bank details, new",
    "Failed to save bank details",
    /^POST \/wallets\/bank-details\/add$/,
    "nora",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  row(
    "Bank details, changed",
    "Failed to save bank details",
    /^PATCH \/wallets\/bank-details\/update$/,
    "hana",
    sends("/dashboard/wallet/bank-details?region=USA", { ...bank, region: "USA" }),
  ),
  row(
    "Withdrawal to a bank",
    "Failed to process withdrawal",
    /^POST \/wallets\/withdrawal\/request$/,
    "hana",
    confirms(withdrawal, byBank),
  ),
  row(
    "Withdrawal to an address",
    "Failed to process withdrawal",
    /^POST \/wallets\/withdraw$/,
    "hana",
    confirms(
      withdrawal,
      {
        paymentMethod: "crypto_payment",
        amount: "5",
        walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      },
      { password },
    ),
  ),
  row(
    "Withdrawal, before its review",
    "Failed to process withdrawal",
    /^POST \/drafts$/,
    "hana",
    sends(withdrawal, { ...byBank, amount: "7" }),
  ),
  row(
    "Profile update",
    "Failed to update profile",
    /^PATCH \/users\/profile$/,
    "hana",
    sends("/dashboard/settings", { "address.city": "Albany" }),
  ),
  row(
    "Admin stats",
    "Failed to load admin stats",
    /^GET \/transactions\/stats\/admin$/,
    "admin",
    opens("/admin"),
  ),
  row(
    "Admin stats, by day",
    "Failed to fetch dashboard stats",
    /^GET \/transactions\/stats\/admin\/days$/,
    "admin",
    opens("/admin"),
  ),
  row("Admin users", "Failed to load users", /^GET \/users$/, "admin", opens("/admin/users")),
  row(
    "Admin wallets",
    "Failed to load wallets",
    /^GET \/wallets\/admin\/all$/,
    "admin",
    opens("/admin/wallets"),
  ),
  row(
    "Wallet users",
    "Failed to load wallet users",
    /^GET \/wallets\/admin\/users$/,
    "admin",
    opens("/admin/wallets/users"),
  ),
  row(
    "Wallet",
    "Failed to load wallet",
    /^GET \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    opens("/admin/wallets/{hana}"),
  ),
  row(
    "Create user",
    "Failed to create user",
    /^POST \/users$/,
    "admin",
    sends("/admin/users/new", newcomer),
  ),
  row(
    "Create wallet",
    "Failed to create wallet",
    /^POST \/wallets\/admin\/create\/[\w-]+$/,
    "admin",
    closesAndCreates("{nora}"),
  ),
  row(
    "Delete wallet",
    "Failed to delete wallet",
    /^DELETE \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    sends("/admin/wallets/{hana}/deletion?again=1"),
  ),
  row(
    "Login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/login", { email: "hana@example.com", password: "x" }),
  ),
  row(
    "Admin login",
    "Login failed",
    /^POST \/auth\/login$/,
    "visitor",
    sends("/admin/login", { email: "admin@example.com", password: "x" }),
  ),
  row(
    "Registration",
    "Registration failed",
    /^POST \/auth\/register$/,
    "visitor",
    sends("/signup", { ...newcomer, terms: "on" }),
  ),
  row(
    "Customer wallet",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard/wallet"),
  ),
  row(
    "Customer wallet, on the dashboard",
    "Failed to load wallet information. Please refresh the page.",
    /^GET \/wallets\/my-wallet$/,
    "hana",
    opens("/dashboard"),
  ),
  row(
    "User load",
    "Failed to load user",
    /^GET \/users\/[\w-]{36}$/,
    "admin",
    opens("/admin/users/{hana}"),
  ),
  row(
    "User update",
    "Failed to update user",
    /^PATCH \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/edit", { "address.city": "Leeds" }),
  ),
  row(
    "User delete",
    "Failed to delete user",
    /^DELETE \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/deletion?again=1"),
  ),
  row(
    "Transaction load",
    "Failed to load transaction",
    /^GET \/transactions\/[\w-]{36}$/,
    "hana",
    opens("/dashboard/transactions/{pending}"),
  ),
  row(
    "Transaction load, by an admin",
    "Failed to load transaction",
    /^GET \/wallets\/admin\/transaction\/[\w-]+$/,
    "admin",
    opens("/admin/transactions/{pending}"),
  ),
  row(
    "Transaction update",
    "Failed to update",
    /^PATCH \/transactions\/[\w-]+$/,
    "hana",
    sends("/dashboard/transactions/{pending}/edit", { description: "Rent" }),
  ),
  row(
    "Status update",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/dashboard/transactions/{pending}/status", { status: "failed" }, "status-dialog"),
  ),
  row(
    "Mark Pending",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/admin/transactions/{decided}/pending-mark"),
  ),
  row(
    "Transaction delete",
    "Failed to delete transaction",
    /^DELETE \/transactions\/[\w-]+$/,
    "admin",
    sends("/dashboard/transactions/{pending}/deletion", {}, "deletion"),
  ),
  // The spec swallows these two; R27 shows them.
  row(
    "Approve",
    "Failed to approve transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/approve$/,
    "admin",
    sends("/admin/transactions/{pending}/approval", {}, "approval"),
  ),
  row(
    "Reject",
    "Failed to reject transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/reject$/,
    "admin",
    sends("/admin/transactions/{pending}/rejection", {}, "rejection"),
  ),
];

function closesAndCreates(person: string): Step {
  return async (somebody) => {
    await sends(`/admin/wallets/${person}/deletion?again=1`)(somebody);
    return sends(`/admin/wallets/${person}/creation`, {}, "wallet-creation")(somebody);
  };
}

test.each(rows)("$area: $words", async ({ words, call, who, step }) => {
  const people = { hana, nora, admin, visitor: portal.visitor() };
  mute = call;
  const page = await step(people[who] ?? expect.unreachable(who)).finally(() => (mute = undefined));
  expect(page.text, page.messages.join("; ")).toContain(words);
});

test("a page that could not be loaded says what, keeps its status, and offers to try again", async () => {
  mute = /^GET \/users$/;
  const page = await (admin ?? expect.unreachable())
    .get("/admin/users?search=ha")
    .finally(() => (mute = undefined));
  expect([page.status, page.heading, page.link("Try again")]).toEqual([
    500,
    "Something went wrong",
    "",
  ]);
  expect(page.text).toContain("Failed to load users. Please try again in a moment.");
});

test("the dashboard of the back office shows what it could load", async () => {
  mute = /^GET \/transactions\/stats\/admin/;
  const page = await (admin ?? expect.unreachable())
    .get("/admin")
    .finally(() => (mute = undefined));
  expect([page.status, page.heading]).toEqual([200, "Dashboard"]);
  expect(page.text).toContain("Review queues");
});

test("our own backend's faults have them too where nothing but a look was asked for", () => {
  const internal = { code: "internal", fieldErrors: {}, ...refusalWords.internal };
  expect(inItsPlace(internal, operations.users.list).message).toBe("Failed to load users");
  expect(inItsPlace(internal, operations.users.create).message).toBe(refusalWords.internal.message);
});
