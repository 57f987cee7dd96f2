// What a searched text may be besides words.
import { expect, test } from "vitest";
import {
  accountNumberIn,
  accountTailIn,
  amountIn,
  lastFourIn,
} from "~server/features/search/search-rules";

test.each([
  ["40", { minor: 4000 }],
  ["1,234.50", { minor: 123450 }],
  ["1.234", { minor: 123400 }],
  ["€ 40", { minor: 4000, currency: "EUR" }],
  ["40.00 GBP", { minor: 4000, currency: "GBP" }],
  ["0", undefined],
  ["TX-40", undefined],
  ["hana", undefined],
] as const)("%j is the amount %j", (typed, expected) => {
  expect(amountIn(typed)).toEqual(expected);
});

test.each([
  ["4242", "4242"],
  ["•••• 4242", "4242"],
  ["٤٢٤٢", "4242"],
  ["42424", undefined],
  ["42", undefined],
  ["a 4242", undefined],
])("%j has the last four digits %j", (typed, expected) => {
  expect(lastFourIn(typed)).toBe(expected);
});

test.each([
  ["6789", "6789"],
  ["•••• 2m06", "2M06"],
  [" 123A ", "123A"],
  ["٦٧٨٩", "6789"],
  ["hana", undefined],
  ["67890", undefined],
  ["€6789", undefined],
])("%j has the last four characters %j", (typed, expected) => {
  expect(accountTailIn(typed)).toBe(expected);
});

test.each([
  ["DE89 3704 0044 0532 0130 00", true],
  ["4111 1111 1111 1111", true],
  ["hana howard", false],
  ["4242", false],
])("%j may be an account or a card: %j", (typed, expected) => {
  expect(accountNumberIn(typed) !== undefined).toBe(expected);
});
