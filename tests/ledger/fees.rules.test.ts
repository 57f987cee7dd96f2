// The fee of an amount: flat and percent, rounded half up, and never more than the amount.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkAboveFee,
  feeColumns,
  feeFor,
  frozenTermsOf,
  isSameFee,
  noFee,
} from "~server/features/ledger/amount-rules";
import type { FeeRate } from "~server/kernel/levels";
import { usd } from "../support/inputs/amounts";

const rate = (flat: bigint, basisPoints: bigint): FeeRate => ({ flat: usd(flat), basisPoints });

const rates = fc
  .record({
    flat: fc.bigInt({ min: 0n, max: 10n ** 6n }),
    basisPoints: fc.bigInt({ min: 0n, max: 1000n }),
  })
  .map(({ flat, basisPoints }) => rate(flat, basisPoints));
const amounts = fc.bigInt({ min: 1n, max: 10n ** 10n }).map(usd);

describe("the fee of", () => {
  test.each([
    ["nothing listed", 10_000n, null, 0n],
    ["a flat fee", 10_000n, rate(150n, 0n), 150n],
    ["a percentage", 10_000n, rate(0n, 50n), 50n],
    ["both", 10_000n, rate(150n, 50n), 200n],
    ["less than half a cent", 99n, rate(0n, 50n), 0n],
    ["half a cent", 100n, rate(0n, 50n), 1n],
    ["one and a half cents", 300n, rate(0n, 50n), 2n],
    ["just below", 299n, rate(0n, 50n), 1n],
    ["a hundredth of a percent", 10_000n, rate(0n, 1n), 1n],
    ["more than the amount", 100n, rate(150n, 50n), 100n],
    ["exactly the amount", 150n, rate(150n, 0n), 150n],
  ] as const)("%s", (_what, amount, terms, fee) => {
    expect(feeFor(usd(amount), terms)).toEqual(usd(fee));
  });

  test("any amount is between zero and the amount, and doesn't fall as it rises", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, terms) => {
        const fee = feeFor(amount, terms).minor;
        expect(fee >= 0n && fee <= amount.minor).toBe(true);
        expect(feeFor(usd(amount.minor + 1n), terms).minor >= fee).toBe(true);
      }),
    );
  });
});

describe("an amount", () => {
  test.each([
    [151n, rate(150n, 0n), undefined],
    [150n, rate(150n, 0n), "amount_within_fee"],
    [149n, rate(150n, 0n), "amount_within_fee"],
    [1n, null, undefined],
    [1n, rate(0n, 50n), undefined],
  ] as const)("of %s with %o is refused as %s", (amount, terms, refused) => {
    expect(checkAboveFee(usd(amount), terms)?.refused).toBe(refused);
  });

  test("is refused with the fee that it would have, beside its field", () => {
    expect(checkAboveFee(usd(100n), rate(150n, 100n))).toMatchObject({
      field: "amount",
      values: { fee: usd(151n) },
    });
  });

  test("that passes always leaves something to arrive", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, terms) => {
        if (checkAboveFee(amount, terms) === null)
          expect(feeFor(amount, terms).minor < amount.minor).toBe(true);
      }),
    );
  });
});

describe("frozen terms", () => {
  test("are those that were stored, and none without any", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, terms) => {
        const columns = feeColumns(amount, terms);
        expect(frozenTermsOf(columns, "USD")).toEqual(terms);
        expect(BigInt(columns.fee_minor ?? -1)).toBe(feeFor(amount, terms).minor);
      }),
    );
    expect(feeColumns(usd(5n), null)).toEqual(noFee);
    expect(frozenTermsOf(noFee, "USD")).toBeNull();
  });

  test("of zero are the same as none", () => {
    expect(isSameFee(null, rate(0n, 0n))).toBe(true);
    expect(isSameFee(rate(1n, 0n), rate(0n, 1n))).toBe(false);
    expect(isSameFee(rate(1n, 2n), rate(1n, 2n))).toBe(true);
    expect(isSameFee(rate(1n, 2n), null)).toBe(false);
  });
});
