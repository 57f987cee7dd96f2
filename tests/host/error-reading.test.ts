// Whatever another backend answers, the pages read its error and never fail themselves.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JourneyRunner } from "../support/people/journey-runner";
import { startPortal, type Portal } from "../support/portal/server";
import { openStub } from "../support/stubs/stub-backend";

const stub = await openStub();
let portal: Portal | undefined;
beforeAll(async () => {
  portal = await startPortal({ API_BASE_URL: stub.origin });
});
afterAll(async () => {
  await portal?.stop();
  stub.close();
});

const person = {
  id: "1",
  _id: "1",
  fullname: "Nora New",
  username: "nora",
  email: "nora@example.com",
  phoneNumber: "+12025550101",
  country: "US",
  currency: "USD",
  address: {},
  role: "user",
  isAdmin: false,
  accountStatus: "active",
  kycStatus: "not_submitted",
  kycUrls: [],
  createdAt: "2026-01-01T00:00:00.000Z",
};
const money = {
  totalBalance: 10,
  balance: 10,
  availableBalance: 10,
  pendingDeposit: 0,
  pendingWithdrawal: 0,
  profitBalance: 0,
  bonusBalance: 0,
};
const times = { createdAt: person.createdAt, updatedAt: person.createdAt };
const wallet = {
  id: "1",
  _id: "1",
  user: "1",
  currency: "USD",
  version: 1,
  transactions: [],
  ...money,
  ...times,
  userDetails: {
    fullname: "Nora New",
    email: "nora@example.com",
    currency: "USD",
    accountStatus: "active",
    userId: "1",
  },
};

const transaction = {
  id: "7",
  _id: "7",
  user: "1",
  userDetails: { fullname: "Nora New", email: "nora@example.com" },
  reference: "WD-ONE",
  amount: 5,
  currency: "USD",
  status: "successful",
  date: person.createdAt,
  type: "withdrawal",
  transactionType: "withdrawal",
  action: "bank_withdrawal",
  transactionAction: "bank_withdrawal",
  wallet: "1",
  version: 1,
  ...times,
};

const visitor = () => new JourneyRunner(portal?.origin ?? "");

async function signedIn(): Promise<JourneyRunner> {
  stub.answer("POST /auth/login", { status: 200, body: { access_token: "opaque", user: person } });
  stub.answer("GET /auth/profile", { status: 200, body: person });
  const nora = visitor();
  await nora.submit(await nora.get("/login"), { email: "nora@example.com", password: "x" });
  return nora;
}

describe("a page of a signed-in user", () => {
  test("whose session the backend no longer knows leads to the sign-in page", async () => {
    const nora = await signedIn();
    stub.answer("GET /auth/profile", {
      status: 401,
      body: { statusCode: 401, message: "Unauthorized" },
    });
    expect((await nora.get("/dashboard")).location).toBe("/login?returnTo=%2Fdashboard");
  });

  test("says in place what could not be loaded", async () => {
    const nora = await signedIn();
    stub.answer("GET /wallets/my-wallet", { status: 500, body: "<h1>Oops</h1>" });
    stub.answer("GET /transactions", { status: 500, body: { message: ["Index", "missing"] } });
    const page = await nora.get("/dashboard");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Failed to load wallet information. Please refresh the page.");
    expect(page.text).toContain("Index; missing");
  });

  test("whose step the backend doesn't offer says so, and sends nothing", async () => {
    const nora = await signedIn();
    const body = { ...wallet, availableBalance: 100 };
    stub.answer("GET /wallets/my-wallet", { status: 200, body });
    stub.answer("GET /wallets/card/info", { status: 200, body: { hasCard: false } });
    stub.answer("GET /wallets/bank-details", { status: 200, body: { hasBankDetails: true } });
    const page = await nora.submit(await nora.get("/dashboard/wallet/withdrawal"), {
      paymentMethod: "bank",
      amount: "5",
    });
    expect([page.status, page.messages]).toEqual([
      501,
      ["This step isn't available here, and nothing was sent. Contact support."],
    ]);
    const review = await nora.get("/dashboard/wallet/withdrawal/1/review");
    expect([review.status, review.heading]).toEqual([501, "Not available"]);
  });

  test("leaves out the parts that the backend doesn't offer, and shows the rest", async () => {
    const nora = await signedIn();
    stub.answer("GET /transactions/7", { status: 200, body: transaction });
    stub.answer("GET /transactions", {
      status: 200,
      body: { transactions: [transaction], total: 1, page: 1, totalPages: 1, totalAmount: 5 },
    });
    const detail = await nora.get("/dashboard/transactions/7");
    expect([detail.status, detail.heading]).toEqual([200, "Withdrawal of $5.00"]);
    const earned = await nora.get("/dashboard/earning-history");
    expect([earned.status, earned.heading]).toEqual([200, "Earning history"]);
    expect(earned.text).toContain("WD-ONE");
    expect(earned.text).not.toContain("By month");
  });
});
