import { expect, test } from "vitest";
import { formatRate } from "~server/kernel/rate-format";

test.each([
  ["1.084200", "en", "1.0842"],
  ["0.00001234", "en", "0.00001234"],
  ["153.5", "en", "153.5000"],
  ["1.084200", "de", "1,0842"],
  ["1234.5678", "es", "1234,5678"],
  ["1.0842", "ar-u-nu-arab", "١٫٠٨٤٢"],
] as const)("the rate %s in %s is %s", (rate, locale, text) => {
  expect(formatRate(rate, locale)).toBe(text);
});
