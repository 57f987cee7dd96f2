// What a deposit through the gateway is worth by the gateway's last report, and which credit goes beyond it.
import { describe, expect, test } from "vitest";
import { atomsOf } from "~server/kernel/coin-amount";
import { portionOf } from "~server/features/exchange-rates/rules";
import {
  confirmedCoins,
  confirmedCredit,
  creditFor,
  isAgainstGateway,
  priceOf,
  requestedCredit,
  type GatewayDeposit,
  type GatewayReport,
} from "~server/features/ledger/gateway-credit-rules";
import { eur, usd } from "../support/inputs/amounts";

const now = 1_000_000;
const report = (more: Partial<GatewayReport> = {}): GatewayReport => ({
  status: "completed",
  received: atomsOf("2"),
  confirmed: atomsOf("1"),
  readAt: now,
  ...more,
});
/** 100.00 dollars for two coins. */
const deposit: GatewayDeposit = {
  due: usd(100_00n),
  expected: atomsOf("2"),
  currency: "USD",
  rate: null,
  report: report(),
};
const inEuros: GatewayDeposit = { ...deposit, currency: "EUR", rate: "0.9" };

test.each([
  [usd(100n), [1n, 2n], usd(50n)],
  [usd(100n), [1n, 3n], usd(33n)],
  [usd(100n), [0n, 3n], usd(0n)],
  [usd(100n), [3n, 0n], usd(0n)],
] as const)("of %o the share %o is %o", (amount, [part, whole], share) => {
  expect(portionOf(amount, [part, whole])).toEqual(share);
});

test("one coin has the price that the invoice gives it, and none without an invoice", () => {
  expect(priceOf(deposit)).toEqual(usd(50_00n));
  expect(priceOf({ ...deposit, expected: 0n })).toBeUndefined();
});

test.each([
  ["new", 1],
  ["pending", 1],
  ["confirming", 1],
  ["completed", 2],
  ["expired", 2],
  ["cancelled", 2],
  ["error", 0],
] as const)("of two coins that arrived, one confirmed, %s counts %i", (status, coins) => {
  expect(confirmedCoins(report({ status }))).toBe(atomsOf(String(coins)));
});

test("nothing is confirmed without a report", () => {
  expect(confirmedCoins(null)).toBe(0n);
  expect(confirmedCredit({ ...deposit, report: null }).amount).toEqual(usd(0n));
});

describe("a credit", () => {
  test.each([
    ["0", 0n],
    ["0.5", 25_00n],
    ["1.999999", 99_99n],
    ["2", 100_00n],
    ["3", 100_00n],
  ])("for %s of two coins is worth %i cents, and never more than was due", (coins, cents) => {
    expect(creditFor(deposit, atomsOf(coins))).toEqual({ paid: usd(cents), amount: usd(cents) });
  });

  test("is converted at the stored rate, and nothing stays nothing", () => {
    expect(creditFor(inEuros, atomsOf("1"))).toEqual({ paid: usd(50_00n), amount: eur(45_00n) });
    expect(creditFor(inEuros, 0n)).toEqual({ paid: usd(0n), amount: eur(0n) });
    // A cent is too little to convert.
    expect(creditFor({ ...inEuros, due: usd(1n) }, atomsOf("2"))).toEqual({
      paid: usd(1n),
      amount: eur(0n),
    });
  });

  test("without an invoice is nothing, however many coins arrived", () => {
    expect(creditFor({ ...deposit, expected: 0n }, atomsOf("2")).amount).toEqual(usd(0n));
  });

  test("as requested is the full amount, whatever arrived", () => {
    expect(requestedCredit(inEuros).amount).toEqual(eur(90_00n));
  });
});

test.each([
  ["what it confirms is as it says", {}, 100_00n, now, false],
  ["less is, too", {}, 99_99n, now, false],
  ["more goes beyond it", {}, 100_01n, now, true],
  ["what an open invoice confirms is", { status: "confirming" }, 50_00n, now, false],
  ["more than that isn't", { status: "confirming" }, 50_01n, now, true],
  ["what a report a minute old confirms is", {}, 100_00n, now + 60_000, false],
  ["what an older report confirms isn't", {}, 100_00n, now + 60_001, true],
] as const)("to credit %s", (_what, more, cents, at, isAgainst) => {
  const reported = { ...deposit, report: report(more) };
  expect(isAgainstGateway(reported, usd(cents), at)).toBe(isAgainst);
});

test("without a report any credit is against the gateway", () => {
  expect(isAgainstGateway({ ...deposit, report: null }, usd(0n), now)).toBe(true);
});
