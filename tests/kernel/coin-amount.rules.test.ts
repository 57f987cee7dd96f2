// Amounts of coins: eighteen places, none lost on the way out and back, and none bought that was not paid for.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atomsOf, coinDecimalOf, coinsFor } from "~server/kernel/coin-amount";
import { usd } from "../support/inputs/amounts";

describe("decimals and atomic units", () => {
  test.each([
    ["0", 0n],
    ["1", 10n ** 18n],
    ["0.00125", 1_250_000_000_000_000n],
    ["21000000", 21_000_000n * 10n ** 18n],
    ["0.000000000000000001", 1n],
    ["10.5", 105n * 10n ** 17n],
  ])("%s is %s atomic units, and back", (decimal, atoms) => {
    expect(atomsOf(decimal)).toBe(atoms);
    expect(coinDecimalOf(atoms)).toBe(decimal);
  });

  test("redundant zeros are read, and not written", () => {
    expect(coinDecimalOf(atomsOf("0100.500"))).toBe("100.5");
  });

  test("digits after the eighteenth are cut off, never rounded up", () => {
    expect(atomsOf(`0.${"9".repeat(19)}`)).toBe(10n ** 18n - 1n);
  });

  test("every amount survives a conversion and back", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        (atoms) => atomsOf(coinDecimalOf(atoms)) === atoms,
      ),
    );
  });

  test.each([
    "",
    "-1",
    "+1",
    "1.",
    ".5",
    "1,5",
    "1e3",
    " 1",
    "1 ",
    "NaN",
    "٣",
    "0x1",
    "9".repeat(31),
  ])("%o is refused, with the reason", (text) => {
    expect(() => atomsOf(text)).toThrow(new RangeError("not a decimal amount of coins"));
  });

  test("thirty digits before the point are read", () => {
    expect(atomsOf("9".repeat(30))).toBe((10n ** 30n - 1n) * 10n ** 18n);
  });
});

describe("the amount bought", () => {
  test.each([
    [6500n, "65000", "0.001"],
    [100n, "1", "1"],
    [1n, "3", "0.003333333333333333"],
    [10_000n, "0.5", "200"],
    [0n, "7", "0"],
  ])("%s minor units at %s buy %s", (minor, price, coins) => {
    expect(coinDecimalOf(coinsFor(usd(minor), price))).toBe(coins);
  });
});
