// Expiry dates as cards, people and password managers write them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCardExpiry } from "~server/kernel/card-expiry";

test.each([
  ["12/31", "12/31"],
  ["12/2031", "12/31"],
  ["9/31", "09/31"],
  ["9/2031", "09/31"],
  ["2031-12", "12/31"],
  ["2031-9", "09/31"],
  ["2031/12", "12/31"],
  ["12-31", "12/31"],
  ["12.31", "12/31"],
  [" 12 / 31 ", "12/31"],
  ["12 / 2031", "12/31"],
  ["01/20", "01/20"],
  ["2020-01", "01/20"],
])("%j is %s", (typed, expiry) => {
  expect(readCardExpiry(typed)).toBe(expiry);
});

test.each([
  "",
  "/",
  "13/31",
  "0/31",
  "00/31",
  "31/13",
  "31-12",
  "2031-13",
  "2031-00",
  "12/1931",
  "12/203",
  "12/3",
  "12//31",
  "1231",
  "2031",
  "12 31",
  "١٢/٣١",
  "12/31/01",
])("%j is no expiry date", (typed) => {
  expect(readCardExpiry(typed)).toBeUndefined();
});

test("every month of the century, in each spelling", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2000, max: 2099 }),
      (month, year) => {
        const [mm, yy] = [String(month).padStart(2, "0"), String(year).slice(2)];
        const spellings = [
          `${mm}/${yy}`,
          `${month}/${yy}`,
          `${mm}/${year}`,
          `${year}-${mm}`,
          `${month} / ${year}`,
        ];
        for (const typed of spellings) expect(readCardExpiry(typed), typed).toBe(`${mm}/${yy}`);
      },
    ),
  );
});
