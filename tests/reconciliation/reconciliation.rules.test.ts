// In what the books and the gateway differ, each alone.
import { describe, expect, test } from "vitest";
import {
  differencesOf,
  sourceOf,
  matchStatusOf,
  type PaymentToCompare,
  type DifferenceKind,
} from "~server/features/reconciliation/rules";
import { eur, usd } from "../support/inputs/amounts";

const now = 10_000_000;
const invoice = { expected: 100n, expiresAt: 5_000_000 };

/** Paid in full, in time and posted; the gateway says the same. */
const sound: PaymentToCompare = {
  state: { status: "completed", received: 100n, paidAt: 1 },
  invoice,
  amountDue: usd(6500n),
  gatewayReport: { status: "completed", received: 100n },
  deposit: { status: "successful", paid: usd(6500n), amount: usd(6500n) },
  posted: usd(6500n),
  isSettled: false,
};
const deposit = (status: "pending" | "successful" | "failed") => ({
  status,
  paid: usd(6500n),
  amount: usd(6500n),
});
const waiting: PaymentToCompare = {
  ...sound,
  state: { status: "new", received: 0n, paidAt: null },
  gatewayReport: { status: "new", received: 0n },
  deposit: deposit("pending"),
  posted: usd(0n),
};

describe("ledger and gateway", () => {
  test.each<[string, Partial<PaymentToCompare>, DifferenceKind[]]>([
    ["agree", {}, []],
    ["match if the gateway was never queried", { gatewayReport: undefined }, []],
    ["differ if the gateway doesn't know the payment", { gatewayReport: null }, ["unknown"]],
    [
      "differ in the gateway's current status",
      { gatewayReport: { status: "cancelled", received: 100n } },
      ["status"],
    ],
    [
      "differ in the amount received",
      { gatewayReport: { status: "completed", received: 60n } },
      ["received"],
    ],
    [
      "differ in the amount due",
      { deposit: { status: "successful", paid: usd(7000n), amount: usd(6500n) } },
      ["amount"],
    ],
    [
      "differ in the currency",
      {
        deposit: {
          status: "successful",
          paid: eur(6500n),
          amount: usd(6500n),
        },
      },
      ["amount"],
    ],
    ["differ if the ledger has posted a different amount", { posted: usd(6400n) }, ["ledger"]],
    [
      "differ if money arrived and isn't posted",
      { deposit: deposit("failed"), posted: usd(0n) },
      ["unposted"],
    ],
    ["differ if the deposit was deleted", { deposit: undefined, posted: usd(0n) }, ["unposted"]],
    [
      "differ if it was underpaid",
      {
        state: { ...sound.state, received: 60n },
        gatewayReport: { status: "completed", received: 60n },
      },
      ["underpaid"],
    ],
    [
      "differ if it was overpaid",
      {
        state: { ...sound.state, received: 160n },
        gatewayReport: { status: "completed", received: 160n },
      },
      ["overpaid"],
    ],
    ["differ if it was paid late", { state: { ...sound.state, paidAt: 6_000_000 } }, ["late"]],
  ])("%s", (_, change, expected) => {
    expect(differencesOf({ ...sound, ...change }, now)).toEqual(expected);
  });

  test("of an open payment differ only an hour after its deadline", () => {
    const hour = 3_600_000;
    expect(differencesOf(waiting, invoice.expiresAt - 1)).toEqual([]);
    expect(
      differencesOf({ ...waiting, gatewayReport: undefined }, invoice.expiresAt + hour),
    ).toEqual([]);
    expect(
      differencesOf({ ...waiting, gatewayReport: undefined }, invoice.expiresAt + hour + 1),
    ).toEqual(["overdue"]);
  });

  test("differ if someone has posted what never came", () => {
    expect(
      differencesOf({ ...waiting, deposit: deposit("successful"), posted: usd(6500n) }, 0),
    ).toEqual(["posted"]);
  });
});

test("what was settled manually no longer counts as a difference", () => {
  expect(matchStatusOf({ ...sound, isSettled: true }, ["overpaid"])).toBe("settled");
  expect(matchStatusOf(sound, ["overpaid"])).toBe("differs");
  expect([matchStatusOf(sound, []), matchStatusOf(waiting, [])]).toEqual(["agrees", "open"]);
});

test("every movement has one source", () => {
  const of = (
    type: "deposit" | "withdrawal" | null,
    method: "card" | "crypto_payment" | "bank" | null,
  ) => sourceOf({ house: "settlement", isOfTransaction: true, type, method });
  expect([of("deposit", "card"), of("deposit", "crypto_payment"), of("deposit", null)]).toEqual([
    "card_deposit",
    "crypto_deposit",
    "admin_credit",
  ]);
  expect([
    of("withdrawal", "bank"),
    of("withdrawal", "crypto_payment"),
    of("withdrawal", null),
    of(null, null),
  ]).toEqual(["bank_withdrawal", "crypto_withdrawal", "admin_debit", "removed"]);
  expect(sourceOf({ house: "adjustment", isOfTransaction: false, type: null, method: null })).toBe(
    "adjustment",
  );
});
