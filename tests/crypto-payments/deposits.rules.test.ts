import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "~server/kernel/money";
import { atomsOf, coinDecimalOf, coinsFor } from "~server/kernel/coin-amount";
import {
  checkCryptoDeposit,
  coinNamed,
  type OfferedCoin,
} from "~server/features/crypto-payments/deposit-rules";
import type { Person } from "~server/features/users/rules";
import { gbp, usd } from "../support/inputs/amounts";

const bitcoin: OfferedCoin = {
  cid: "BTC",
  code: "BTC",
  name: "Bitcoin",
  minimum: "0.001",
  priceUsd: "50000",
  price: "50000",
  icon: null,
  isUnderMaintenance: false,
  commissionPercentage: "0.5",
};
const tether: OfferedCoin = { ...bitcoin, cid: "USDT_TRX", code: "USDT", name: "Tether" };
const nora: Person = {
  id: "nora",
  role: "user",
  accountStatus: "active",
  kycStatus: "not_submitted",
  isKycResubmitted: false,
  isClosed: false,
};
const request = {
  person: nora,
  requiresKyc: false,
  paid: usd(5000n),
  amount: gbp(5000n),
  feeTerms: null,
  coin: bitcoin,
} as const;

describe("a crypto deposit", () => {
  test("of exactly the coin's minimum is accepted", () => {
    expect(checkCryptoDeposit(request)).toBeNull();
  });

  test.each([
    [
      "one cent less than the minimum",
      { paid: usd(4999n) },
      { refused: "below_coin_minimum", field: "amount", values: { min: "0.001", code: "BTC" } },
    ],
    ["nothing", { paid: usd(0n) }, { refused: "invalid_amount", field: "amount" }],
    [
      "too much in the currency paid",
      { paid: usd(100_000_001n) },
      {
        refused: "amount_above_maximum",
        field: "amount",
        values: { maximum: money("USD", 100_000_000) },
      },
    ],
    [
      "too much in the wallet's currency",
      { amount: gbp(100_000_001n) },
      {
        refused: "amount_above_maximum",
        field: "amount",
        values: { maximum: money("GBP", 100_000_000) },
      },
    ],
    [
      "a coin that isn't available",
      { coin: undefined },
      { refused: "unknown_coin", field: "cryptoCurrency" },
    ],
    [
      "a coin under maintenance",
      { coin: { ...bitcoin, isUnderMaintenance: true } },
      { refused: "coin_under_maintenance", field: "cryptoCurrency", values: { name: "Bitcoin" } },
    ],
    [
      "an account that is not active",
      { person: { ...nora, accountStatus: "pending" as const } },
      { refused: "account_may_not_move_money" },
    ],
  ])("is refused for %s", (_what, change, refusal) => {
    expect(checkCryptoDeposit({ ...request, ...change })).toEqual(refusal);
  });

  test("without a known price is left to the gateway", () => {
    expect(
      checkCryptoDeposit({ ...request, paid: usd(1n), coin: { ...bitcoin, price: null } }),
    ).toBeNull();
  });

  test("finds its coin by the gateway's name before the code", () => {
    expect(coinNamed([tether, bitcoin], "btc")).toBe(bitcoin);
    expect(coinNamed([tether, bitcoin], "usdt_trx")).toBe(tether);
    expect(coinNamed([tether, bitcoin], "Usdt")).toBe(tether);
    expect(coinNamed([tether, bitcoin], "XMR")).toBeUndefined();
  });
});

describe("amounts of coins", () => {
  test("survive a conversion and back", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        (atoms) => atomsOf(coinDecimalOf(atoms)) === atoms,
      ),
    );
  });

  test.each([
    ["0.00125", 1_250_000_000_000_000n],
    ["0", 0n],
    ["21000000.000", 21_000_000n * 10n ** 18n],
    ["1.0000000000000000019", 10n ** 18n + 1n],
  ])("%s", (text, atoms) => {
    expect(atomsOf(text)).toBe(atoms);
  });

  test.each(["", ".5", "-1", "1e-8", "1,5", "NaN", " 1", "1.", "٣"])("%o is no amount", (text) => {
    expect(() => atomsOf(text)).toThrow(RangeError);
  });

  test("are shown without trailing zeros", () => {
    expect([0n, 10n ** 18n, 1_500_000_000_000_000_000n, 10n ** 19n].map(coinDecimalOf)).toEqual([
      "0",
      "1",
      "1.5",
      "10",
    ]);
  });

  test("that money buys", () => {
    expect(coinDecimalOf(coinsFor(usd(6_500_000n), "65000.00"))).toBe("1");
    expect(coinDecimalOf(coinsFor(usd(100n), "0.15"))).toBe("6.666666666666666666");
  });
});
