// Money in another currency: exact but for the one rounding, which is down.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  convert,
  crossRate,
  isSameRate,
  parity,
  parseRate,
  rateText,
} from "~server/features/exchange-rates/rules";
import { isRefusal } from "~server/kernel/refusal";
import { eur, usd } from "../support/inputs/amounts";

const amount = fc.bigInt({ min: 1n, max: 10n ** 14n });
const scaledRate = fc.bigInt({ min: 1n, max: 10n ** 9n });
const rate = scaledRate.map(rateText);
const tooSmall = { refused: "amount_too_small", field: "amount" };

/** What comes out in minor units; nothing where it is refused. */
const minorOf = (units: bigint, at: string): bigint => {
  const converted = convert(usd(units), "EUR", at);
  return isRefusal(converted) ? 0n : converted.minor;
};

describe("a rate in text", () => {
  test.each([
    ["1.084200", 1_084_200n],
    ["1.0842", 1_084_200n],
    ["1", 1_000_000n],
    ["0.000001", 1n],
    ["164.25", 164_250_000n],
  ])("%s is %s millionths", (text, scaled) => {
    expect(parseRate(text)).toBe(scaled);
  });

  test.each([
    "",
    "0",
    "0.000000",
    "-1.1",
    "+1.1",
    "1.",
    ".5",
    "1,1",
    "1e3",
    "1.0000001",
    " 1.1",
    "NaN",
    "١.١",
    "9".repeat(10),
  ])("%o is no rate", (text) => {
    expect(() => parseRate(text)).toThrow(
      new RangeError("not a rate above zero with at most six places"),
    );
  });

  test("survives a conversion and back, always with six places", () => {
    fc.assert(
      fc.property(
        scaledRate,
        (scaled) => parseRate(rateText(scaled)) === scaled && /^\d+\.\d{6}$/.test(rateText(scaled)),
      ),
    );
  });

  test("is the same with or without trailing zeros", () => {
    expect([isSameRate("1.0842", "1.084200"), isSameRate("1.0842", "1.084201")]).toEqual([
      true,
      false,
    ]);
  });
});

describe("an amount", () => {
  test.each([
    [100_00n, "1.084200", 108_42n],
    [1_00n, "0.851999", 85n],
    [1n, "1.999999", 1n],
    [3n, "0.333334", 1n],
    [99_999_999n, "0.922339", 92_233_899n],
  ])("of %s minor units at %s is %s", (units, at, converted) => {
    expect(convert(usd(units), "EUR", at)).toEqual(eur(converted));
  });

  test("that would be zero is refused", () => {
    expect([
      convert(usd(1n), "EUR", "0.999999"),
      convert(usd(3n), "EUR", "0.333333"),
      convert(usd(0n), "EUR", "1.1"),
    ]).toEqual([tooSmall, tooSmall, tooSmall]);
  });

  test("stays the same at parity", () => {
    fc.assert(fc.property(amount, (units) => minorOf(units, parity) === units));
  });

  test("loses less than one minor unit and never gains", () => {
    fc.assert(
      fc.property(amount, scaledRate, (units, scaled) => {
        const lost = units * scaled - minorOf(units, rateText(scaled)) * 1_000_000n;
        return lost >= 0n && lost < 1_000_000n;
      }),
    );
  });

  test("split in two gives no more than in one", () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        rate,
        (one, other, at) => minorOf(one, at) + minorOf(other, at) <= minorOf(one + other, at),
      ),
    );
  });

  test("gives no less if it is larger", () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        rate,
        (units, more, at) => minorOf(units + more, at) >= minorOf(units, at),
      ),
    );
  });
});

describe("the rate between two currencies that are both quoted against a third", () => {
  test.each([
    ["1", "1.0842", "1.084200"],
    ["1.0842", "1", "0.922339"],
    ["0.85160", "1.0842", "1.273132"],
  ])("%s and %s: %s", (from, to, cross) => {
    expect(crossRate(from, to)).toBe(cross);
  });

  test("there and back never gains", () => {
    const quoted = fc.bigInt({ min: 100_000n, max: 10_000_000n }).map(rateText);
    fc.assert(
      fc.property(
        amount,
        quoted,
        quoted,
        (units, one, other) =>
          minorOf(minorOf(units, crossRate(one, other)), crossRate(other, one)) <= units,
      ),
    );
  });
});
