// What counts as an amount: ASCII digits with at most two decimals; everything else is refused and nothing moves.
import { expect, test, afterAll, beforeAll } from "vitest";
import { TestPortal } from "../support/portal/backend";
import type { Customer } from "../support/people/people";

let portal: TestPortal;
let hana: Customer;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  hana = await portal.customerWith("100.00");
  await hana.saveBank();
});
afterAll(() => portal.close());

const odd = [
  "",
  " ",
  "0",
  "0.00",
  "-0",
  "-5",
  "+5",
  "NaN",
  "Infinity",
  "1e3",
  "1e308",
  "1e-9",
  "0.001",
  "1,000",
  "1.000,00",
  "②",
  "¹²",
  "0x10",
  "9007199254740993",
  "5 5",
  "5.",
  ".5",
  "1_000",
];

test.each([...odd, -1, 1e308, 0.001, 0.1 + 0.2, true, null, [], ["5"], { amount: 5 }])(
  "%j is refused",
  async (amount) => {
    const answer = await hana.post("/wallets/withdrawal/request", { amount });
    expect([400, 422]).toContain(answer.status);
    expect(Object.keys(answer.errors)).toEqual(["amount"]);
    expect(await hana.available()).toBe(100);
  },
);

test.each([
  ["12.50", 12.5],
  [" 1.5 ", 1.5],
  [0.1, 0.1],
  [7, 7],
  ["0000003", 3],
  ["٣", 3],
  ["１２.５", 12.5],
  ["१२", 12],
])("%j is exactly %d", async (amount, exact) => {
  const before = await hana.available();
  const answer = await hana.post("/wallets/withdrawal/request", { amount });
  expect(answer.body).toMatchObject({ transaction: { amount: exact } });
  expect(await hana.available()).toBe(Math.round((before - exact) * 100) / 100);
});

test("the maximum per transaction is exact", async () => {
  const answer = await hana.post("/wallets/top-up", {
    amount: "1000000.01",
    paymentMethod: "card",
  });
  expect(answer.errors).toEqual({ amount: ["The maximum per transaction is $1,000,000.00."] });
});
