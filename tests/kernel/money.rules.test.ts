import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "~server/kernel/money-format";
import {
  add,
  decimalOf,
  groupedDecimalOf,
  isEqual,
  isLess,
  isMore,
  isNegative,
  isPositive,
  isZero,
  money,
  negate,
  numberOf,
  parseMoney,
  sharedCurrency,
  subtract,
  zero,
  type Money,
} from "~server/kernel/money";
import { currencies } from "~server/kernel/currencies";
import { eur, usd } from "../support/inputs/amounts";

const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const currency = fc.constantFrom(...currencies);
const amount = fc.tuple(currency, minor).map(([code, units]) => money(code, units));

describe("decimals and minor units", () => {
  test.each([
    ["0.00", 0n],
    ["0.01", 1n],
    ["0.10", 10n],
    ["1.00", 100n],
    ["1234.50", 123450n],
    ["-0.05", -5n],
    ["90071992547409.93", 9007199254740993n],
  ])("%s is %s minor units, and back", (decimal, units) => {
    expect(parseMoney(decimal, "USD")).toEqual(usd(units));
    expect(decimalOf(usd(units))).toBe(decimal);
  });

  test("every amount survives a conversion and back", () => {
    fc.assert(fc.property(amount, (one) => isEqual(parseMoney(decimalOf(one), one.currency), one)));
  });

  test("a JSON number represents every amount up to a trillion exactly", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (units) => parseMoney(numberOf(usd(units)).toFixed(2), "USD").minor === units,
      ),
    );
  });

  test.each([
    "",
    "1",
    "1.5",
    "1.234",
    "1,000.00",
    " 1.00",
    "1e3",
    "+1.00",
    "NaN",
    "٣.00",
    "0x10.00",
    "--1.00",
  ])("%o is refused", (text) => {
    expect(() => parseMoney(text, "USD")).toThrow(new RangeError("not a decimal with two places"));
  });

  test.each([
    [5n, "0.05"],
    [99_999n, "999.99"],
    [100_000n, "1,000.00"],
    [123_456_789n, "1,234,567.89"],
    [-100_000_000_000n, "-1,000,000,000.00"],
  ])("%s minor units are read as %s", (units, grouped) => {
    expect(groupedDecimalOf({ minor: units })).toBe(grouped);
  });

  test("sums are exact where floating point is not", () => {
    const dimes = Array.from({ length: 10 }, () => parseMoney("0.10", "USD"));
    expect(decimalOf(dimes.reduce(add))).toBe("1.00");
  });
});

describe("amounts of one currency", () => {
  test("are made of whole minor units only", () => {
    expect([money("USD", 5), zero("EUR")]).toEqual([usd(5n), eur(0n)]);
    expect(() => money("USD", 0.5)).toThrow(RangeError);
  });

  test("are added and subtracted as their minor units are", () => {
    fc.assert(
      fc.property(minor, minor, currency, (one, other, code) => {
        const [first, second] = [money(code, one), money(code, other)];
        expect(add(first, second)).toEqual(money(code, one + other));
        expect(subtract(first, second)).toEqual(money(code, one - other));
        expect(negate(first)).toEqual(money(code, -one));
      }),
    );
  });

  test.each([
    [1n, 2n, -1],
    [2n, 2n, 0],
    [3n, 2n, 1],
    [-3n, 2n, -1],
  ])("%s compared with %s is %s", (one, other, order) => {
    const [first, second] = [usd(one), usd(other)];
    expect([isLess(first, second), isEqual(first, second), isMore(first, second)]).toEqual([
      order < 0,
      order === 0,
      order > 0,
    ]);
  });

  test.each([
    [-1n, [true, false, false]],
    [0n, [false, true, false]],
    [1n, [false, false, true]],
  ])("%s is below, at, or above zero", (units, sides) => {
    expect([isNegative(usd(units)), isZero(usd(units)), isPositive(usd(units))]).toEqual(sides);
  });

  test("are not changed by calculations", () => {
    const [one, other] = [Object.freeze(usd(5n)), Object.freeze(usd(7n))];
    expect([add(one, other), subtract(one, other), negate(one)]).toEqual([
      usd(12n),
      usd(-2n),
      usd(-5n),
    ]);
  });
});

describe("amounts of two currencies", () => {
  test.each<[string, (one: Money, other: Money) => unknown]>([
    ["added", add],
    ["subtracted", subtract],
    ["asked which is less", isLess],
    ["asked which is more", isMore],
    ["asked whether they are equal", isEqual],
    ["asked for their currency", sharedCurrency],
  ])("can't be %s, whatever they are", (_what, work) => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        if (one.currency === other.currency) expect(() => work(one, other)).not.toThrow();
        else
          expect(() => work(one, other)).toThrow(
            new TypeError(`${one.currency} and ${other.currency} are different currencies`),
          );
      }),
    );
  });
});

test.each([
  [1234.5, "USD", "$1,234.50"],
  [0.05, "EUR", "€0.05"],
  [987654.32, "GBP", "£987,654.32"],
  [-3, "USD", "-$3.00"],
] as const)("%s %s is shown as %s", (amount, currency, shown) => {
  expect(formatMoney(amount, currency, "en")).toBe(shown);
});
