// Digits that readers choose with their language: `ar-u-nu-arab` is Arabic with its own.
import { describe, expect, test } from "vitest";
import { formatDay } from "~server/kernel/instants";
import { formatDecimal, formatMoney } from "~server/kernel/money-format";
import { readTypedAmount } from "~server/kernel/typed-amount";
import { asNumber } from "~server/kernel/typed-text";
import { isOffered } from "~server/locales/languages";
import { directionOf, languageIn, withOtherDigits } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

const own = "ar-u-nu-arab";

describe("Arabic with its own digits", () => {
  test("is Arabic otherwise", () => {
    expect([withOtherDigits("ar"), withOtherDigits("de"), languageIn(own)]).toEqual([
      own,
      undefined,
      "ar",
    ]);
    expect(directionOf(own)).toBe("rtl");
    expect(messagesIn(own, "ui")("language")).toBe(messagesIn("ar", "ui")("language"));
  });

  test("writes them in amounts, dates and sentences", () => {
    expect(formatMoney(1234.5, "USD", own, "−")).toBe("\u2066−١٬٢٣٤٫٥٠\u00a0US$\u2069");
    expect(formatMoney(1234.5, "USD", "ar")).toBe("\u20661,234.50\u00a0US$\u2069");
    expect(formatDay("2026-11-29T12:00:00Z", "UTC", own)).toBe("٢٩ نوفمبر ٢٠٢٦");
    expect(messagesIn(own, "withdrawals")("successfulCount", { total: 1200 })).toContain("١٬٢٠٠");
  });

  test("reads amounts as Arabic does, in its digits and in others", () => {
    for (const typed of ["١٬٢٣٤٫٥٠", "1,234.50", formatDecimal(1234.5, own)])
      expect([typed, readTypedAmount(asNumber(typed), "USD", own)]).toEqual([
        typed,
        { is: "amount", decimal: "1234.50" },
      ]);
    expect(readTypedAmount("1,234", "USD", own)).toEqual(readTypedAmount("1,234", "USD", "ar"));
  });
});

test.each([
  ["en", true],
  ["en-u-nu-arab", false],
  ["xx", false],
])("%s is offered: %s", (locale, expected) => {
  expect(isOffered(locale)).toBe(expected);
});
