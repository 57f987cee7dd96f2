import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, expectTypeOf, test } from "vitest";
import { en } from "~server/locales/en";
import { isolated } from "~server/locales/isolate";
import { messageParts, messagesIn, type CatalogName } from "~server/locales/messages";
import type { ArgumentsOf, TagsOf } from "~server/locales/message-values";
import { formatDay, formatInstant } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";

const names = Object.keys(en) as CatalogName[];

describe("the values of a message are read from its text", () => {
  test("names, plurals, selects and what they contain", () => {
    expectTypeOf<ArgumentsOf<"Hi {name}, it's {day}">>().toEqualTypeOf<"name" | "day">();
    expectTypeOf<
      ArgumentsOf<"{n, plural, one {# of {total}} other {{n} files}} by {who}">
    >().toEqualTypeOf<"n" | "total" | "who">();
    expectTypeOf<
      ArgumentsOf<"{kind, select, card {Card} other {Coins}}">
    >().toEqualTypeOf<"kind">();
    expectTypeOf<ArgumentsOf<"Withdraw">>().toBeNever();
  });

  test("tags", () => {
    expectTypeOf<TagsOf<"See <link>this</link> and <code>that</code>">>().toEqualTypeOf<
      "link" | "code"
    >();
  });

  test("a missing value, an unknown one and an unknown key don't compile", () => {
    const t = messagesIn("en", "withdrawals");
    // @ts-expect-error no amount
    expect(() => t("available")).toThrow("amount");
    // @ts-expect-error another name
    expect(() => t("available", { sum: 1 })).toThrow("amount");
    // @ts-expect-error no such message
    expect(() => t("nothing")).toThrow("withdrawals.nothing");
  });
});

describe("a message is formatted", () => {
  const t = messagesIn("en", "withdrawals");

  test("with its values", () => {
    expect(t("available", { amount: "$5.00" })).toBe("Available balance: $5.00");
  });

  test.each([
    [0, "0 successful withdrawals"],
    [1, "1 successful withdrawal"],
    [1200, "1,200 successful withdrawals"],
  ])("in the plural of %i", (total, text) => {
    expect(t("successfulCount", { total })).toBe(text);
  });

  test("with components if a value is not text", () => {
    const link = (parts: unknown) => ({ link: parts });
    expect(messageParts("en", "withdrawals", "bankMissing", { link })).toEqual([
      { link: ["Add bank details"] },
      " to withdraw by bank transfer.",
    ]);
  });
});

describe("values do not reorder the text around them", () => {
  test("a name written from right to left", () => {
    expect(isolated("ليلى", "en")).toBe("\u2068ليلى\u2069");
  });

  test("anything in a language written from right to left, and nothing else", () => {
    expect(isolated("TX-1", "en-XB")).toBe("\u2068TX-1\u2069");
    expect(isolated("Zoë", "en")).toBe("Zoë");
  });
});

describe("a value that chooses between texts", () => {
  test.each([
    ["en", "Lakeside ••••6789 (default)"],
    ["es", "Lakeside ••••6789 (predeterminado)"],
    ["ar", "\u2068Lakeside ••••6789\u2069 (افتراضي)"],
  ])("does so in %s", (locale, text) => {
    const t = messagesIn(locale, "payees");
    expect(t("choice", { masked: "Lakeside ••••6789", isDefault: "yes" })).toBe(text);
    expect(t("choice", { masked: "Lakeside ••••6789", isDefault: "no" })).not.toBe(text);
  });

  test("does so below another choice", () => {
    const values = { label: "EUR/USD", symbol: "EURUSD", count: 30, time: "", from: "1", to: "2" };
    const t = messagesIn("ar", "charts");
    const chart = (course: string) =>
      t("summary", { ...values, timeframe: "1H", course, percent: "1%", highest: 2, lowest: 1 });
    expect(chart("up")).toContain("بارتفاع \u20681%\u2069");
    expect(chart("down")).toContain("بانخفاض \u20681%\u2069");
    expect(chart("same")).toContain("دون تغيير");
    expect(chart("up")).toContain("بفاصل ساعة");
  });
});

describe("the pseudo-language", () => {
  test("makes words longer and keeps values", () => {
    const t = messagesIn("en-XB", "withdrawals");
    expect(t("available", { amount: 7 })).toBe("Áváílábléáváílá báláñçébáláñ: 7");
  });

  test("is about 1.6 times as long as English", () => {
    const lengthIn = (locale: "en" | "en-XB") => messagesIn(locale, "withdrawals")("bank").length;
    expect(lengthIn("en-XB") / lengthIn("en")).toBeGreaterThan(1.5);
  });
});

test.each(names)("every message of %s can be parsed", (name) => {
  for (const [key, message] of Object.entries(en[name]))
    expect(() => new IntlMessageFormat(message), key).not.toThrow();
});

test("English days and months", () => {
  expect(formatDay("2026-09-03T16:05:00Z", "UTC", "en")).toBe("3 Sep 2026");
  expect(formatInstant("2026-09-03T16:05:00Z", "UTC", "en")).toBe("3 Sep 2026, 16:05 UTC");
  expect(formatMoney(1234.5, "EUR", "en")).toBe("€1,234.50");
});
