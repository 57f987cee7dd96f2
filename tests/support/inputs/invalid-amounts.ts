// Invalid amounts that users and programs enter, with the message for each.

/** Nothing a customer may move. */
export const zeroAmounts: readonly string[] = ["0", "0.00", "$0.00"];

/** Thousands or decimals: asked back. */
export const ambiguousAmounts: readonly string[] = ["1.000", "1.234"];

/** Not an amount of money in any reading: refused with "Enter a valid amount". */
export const invalidAmounts: readonly string[] = [
  "-1",
  "-0.01",
  "NaN",
  "Infinity",
  "-Infinity",
  "1e3",
  "0x10",
  "1.2.3",
  ".5",
  "5.",
  "①⓪⓪",
  "¹⁰⁰",
  "五〇",
  "Ⅷ",
  "½",
  "<b>5</b>",
  "99999999999999",
  "9".repeat(400),
  "null",
  "[object Object]",
];

/** Well written, and more than one movement may be. */
export const excessiveAmounts: readonly string[] = ["1000000.01", "9999999999999.99"];
