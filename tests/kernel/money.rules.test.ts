import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "~server/kernel/money-format";
import { decimalOf, groupedDecimalOf, numberOf, parseMinor, sumMinor } from "~server/kernel/money";

const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

describe("decimals and minor units", () => {
  test.each([
    ["0.00", 0n],
    ["0.01", 1n],
    ["0.10", 10n],
    ["1.00", 100n],
    ["1234.50", 123450n],
    ["-0.05", -5n],
    ["90071992547409.93", 9007199254740993n],
  ])("%s is %s minor units, there and back", (decimal, units) => {
    expect(parseMinor(decimal)).toBe(units);
    expect(decimalOf(units)).toBe(decimal);
  });

  test("every amount survives the way out and back", () => {
    fc.assert(fc.property(minor, (units) => parseMinor(decimalOf(units)) === units));
  });

  test("the wire's number carries every amount up to a trillion exactly", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (units) => parseMinor(numberOf(units).toFixed(2)) === units,
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
  ])("%o is not read at all", (text) => {
    expect(() => parseMinor(text)).toThrow(new RangeError("not a decimal with two places"));
  });

  test.each([
    [5n, "0.05"],
    [99_999n, "999.99"],
    [100_000n, "1,000.00"],
    [123_456_789n, "1,234,567.89"],
    [-100_000_000_000n, "-1,000,000,000.00"],
  ])("%s minor units are read as %s", (units, grouped) => {
    expect(groupedDecimalOf(units)).toBe(grouped);
  });

  test("sums are exact where floating point is not", () => {
    expect(decimalOf(sumMinor(Array.from({ length: 10 }, () => parseMinor("0.10"))))).toBe("1.00");
    expect(sumMinor([])).toBe(0n);
  });
});

test.each([
  [1234.5, "USD", "$1,234.50"],
  [0.05, "EUR", "€0.05"],
  [987654.32, "GBP", "£987,654.32"],
  [-3, "USD", "-$3.00"],
] as const)("%s %s is shown as %s", (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});
