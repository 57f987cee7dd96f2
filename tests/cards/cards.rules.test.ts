import { describe, expect, test } from "vitest";
import {
  checkDemonstrationNumber,
  isExpired,
  lastFour,
  passesLuhn,
} from "~server/features/cards/rules";

describe("Luhn", () => {
  test.each(["4111111111111111", "5555555555554444", "0000000000000000", "4539578763621486"])(
    "%s passes",
    (digits) => expect(passesLuhn(digits)).toBe(true),
  );
  test.each(["4111111111111112", "1411111111111111", "1234567812345678"])("%s does not", (digits) =>
    expect(passesLuhn(digits)).toBe(false),
  );
  test("finds every single wrong digit", () => {
    const right = "4111111111111111";
    const wrong = [...right].flatMap((digit, place) =>
      Array.from(
        { length: 9 },
        (_, step) =>
          `${right.slice(0, place)}${(Number(digit) + step + 1) % 10}${right.slice(place + 1)}`,
      ),
    );
    expect(wrong).toHaveLength(144);
    expect(wrong.filter(passesLuhn)).toEqual([]);
  });
});

describe("in a demo", () => {
  test("a published test number passes", () =>
    expect(checkDemonstrationNumber("4242424242424242")).toBeNull());
  test("a number that could be a real card is refused at its field", () => {
    expect(checkDemonstrationNumber("4539578763621486")).toEqual({
      refused: "card_not_a_test_number",
      field: "cardNumber",
    });
  });
  test("a number that fails Luhn is no real card, and passes", () =>
    expect(checkDemonstrationNumber("1234567812345678")).toBeNull());
});

describe("expiry", () => {
  test.each([
    ["11/26", Date.UTC(2026, 10, 30, 23, 59, 59, 999), false],
    ["11/26", Date.UTC(2026, 11, 1), true],
    ["12/26", Date.UTC(2026, 11, 31, 23, 59, 59, 999), false],
    ["12/26", Date.UTC(2027, 0, 1), true],
    ["02/28", Date.UTC(2028, 1, 29, 12), false],
    ["02/28", Date.UTC(2028, 2, 1), true],
    ["01/38", Date.UTC(2038, 0, 19, 3, 14, 8), false],
  ])("%s at %i: expired is %s", (expiry, now, expired) =>
    expect(isExpired(expiry, now)).toBe(expired),
  );
});

test("only the last four digits are shown", () =>
  expect(lastFour("4111111111111234")).toBe("1234"));
