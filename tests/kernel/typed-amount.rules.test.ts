// What people type and paste for an amount: taken where it can be read in one way, asked back where it cannot.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencies } from "~server/kernel/currencies";
import { formatDecimal, formatMoney } from "~server/kernel/money-format";
import { decimalOf, groupedDecimalOf, money, numberOf } from "~server/kernel/money";
import { readTypedAmount } from "~server/kernel/typed-amount";
import { invalidAmounts } from "../support/inputs/invalid-amounts";

const currency = fc.constantFrom(...currencies);
/** Up to ten billions, which a JSON number carries exactly. */
const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
const read = (decimal: string) => ({ is: "amount", decimal });

describe("is read back exactly", () => {
  test("whatever the portal prints", () => {
    fc.assert(
      fc.property(minor, currency, (units, code) => {
        const amount = money(code, units);
        const [decimal, number] = [decimalOf(amount), numberOf(amount)];
        const printed = [
          formatMoney(number, code, "en"),
          `+${formatMoney(number, code, "en")}`,
          number.toFixed(2),
          groupedDecimalOf(amount),
          `${groupedDecimalOf(amount)} ${code}`,
        ];
        for (const text of printed)
          expect(readTypedAmount(text, code, "en"), text).toEqual(read(decimal));
      }),
    );
  });

  test.each([
    "de-DE",
    "de-AT",
    "de-CH",
    "fr-FR",
    "es-ES",
    "it-IT",
    "nl-NL",
    "pl-PL",
    "sv-SE",
    "en-GB",
    "en-IE",
    "pt-PT",
  ])("an amount written in %s", (locale) => {
    fc.assert(
      fc.property(
        minor,
        currency,
        fc.constantFrom("symbol", "code", "narrowSymbol"),
        (units, code, currencyDisplay) => {
          const amount = money(code, units);
          const text = new Intl.NumberFormat(locale, {
            style: "currency",
            currency: code,
            currencyDisplay,
          }).format(numberOf(amount));
          expect(readTypedAmount(text, code, "en"), text).toEqual(read(decimalOf(amount)));
        },
      ),
    );
  });

  test.each([
    ["1,000.00", "1000.00"],
    ["1,234", "1234.00"],
    ["1,000", "1000.00"],
    ["999,999", "999999.00"],
    ["£4,421.47", "4421.47"],
    ["10 000", "10000.00"],
    ["12,50", "12.50"],
    ["12,5", "12.50"],
    ["1.000,00", "1000.00"],
    ["1 234.5", "1234.50"],
    ["1'234.50", "1234.50"],
    ["1,000,000", "1000000.00"],
    ["1.000.000", "1000000.00"],
    ["£ 5", "5.00"],
    ["5 GBP", "5.00"],
    ["gbp 5", "5.00"],
    ["£5 GBP", "5.00"],
    ["5£", "5.00"],
    ["5 GB£", "5.00"],
    ["£GB5", "5.00"],
    [" 7\u00a0", "7.00"],
    ["\t  7  \n", "7.00"],
    ["10\u202f000,00\u00a0£", "10000.00"],
    ["0", "0.00"],
    ["0000003", "3.00"],
    ["9999999999999.99", "9999999999999.99"],
  ])("%j in pounds", (text, decimal) => {
    expect(readTypedAmount(text, "GBP", "en")).toEqual(read(decimal));
  });
});

test("only digits that were entered are read", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' $€£+-"), maxLength: 24 });
  fc.assert(
    fc.property(text, currency, (typed, code) => {
      const amount = readTypedAmount(typed, code, "en");
      if (amount.is !== "amount") return;
      const digits = typed.replace(/\D/g, "");
      const cents = /[.,](\d{1,2})\D*$/.exec(typed)?.[1] ?? "";
      expect(amount.decimal).toBe(
        `${BigInt(digits.slice(0, digits.length - cents.length))}.${cents.padEnd(2, "0")}`,
      );
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["1.000", "1000.00", "1.00"],
  ["1.234", "1234.00", "1.23"],
  ["$999.999", "999999.00", "999.99"],
  ["12.345 USD", "12345.00", "12.34"],
])("%j could be a thousand or one", (text, thousands, decimals) => {
  for (const locale of ["en", "de", "es", "ar"])
    expect(readTypedAmount(text, "USD", locale)).toEqual({
      is: "ambiguous",
      thousands,
      decimals,
    });
});

describe("a comma before three digits", () => {
  test.each(["en", "ar"])("separates thousands in %s", (locale) => {
    expect(readTypedAmount("1,234", "USD", locale)).toEqual({
      is: "amount",
      decimal: "1234.00",
    });
  });

  test.each(["de", "es"])("could be either in %s", (locale) => {
    expect(readTypedAmount("1,234", "USD", locale)).toEqual({
      is: "ambiguous",
      thousands: "1234.00",
      decimals: "1.23",
    });
  });
});

test.each(["en", "es", "de", "ar"])("what is shown in %s is read as it was meant", (locale) => {
  const amounts = fc.integer({ min: 1, max: 999_999_999_99 }).map((minor) => minor / 100);
  fc.assert(
    fc.property(amounts, (amount) => {
      const shown = formatDecimal(amount, locale).replace(/[\u2066\u2069]/g, "");
      expect(readTypedAmount(shown, "USD", locale)).toEqual({
        is: "amount",
        decimal: amount.toFixed(2),
      });
    }),
  );
});

test.each(["€50", "50 €", "50 EUR", "£5", "5 gbp", "A$5", "CAD 5", "₿1", "$5 EUR", "¥1,000"])(
  "%j is in another currency than dollars",
  (text) => {
    expect(readTypedAmount(text, "USD", "en")).toEqual({ is: "in another currency" });
  },
);

test.each(["$5", "5 USD"])("%j names a currency, which is refused if none is known", (text) => {
  expect(readTypedAmount(text, undefined, "en")).toEqual({ is: "in another currency" });
  expect(readTypedAmount("1,000.00", undefined, "en")).toEqual(read("1000.00"));
});

test.each([
  ...invalidAmounts,
  "",
  " ",
  "-$3.00",
  "−5",
  "$-5",
  "1,23,456.00",
  "1,000,00",
  "1.000.00",
  "1 00",
  "1\u00a000",
  "10  000",
  "1000,000",
  "1234,567",
  "1,234.567",
  "0,500",
  "5 XXQ",
  "abc 5",
  "€5 abc",
  "5 5 5",
  "$",
  "USD",
  "1,000.",
  "10000000000000",
  "$".repeat(100),
])("%j is not read", (text) => {
  expect(readTypedAmount(text, "USD", "en")).toEqual({ is: "unreadable" });
});

test("60 characters are read, including spaces around them, and no more", () => {
  expect(readTypedAmount("5".padStart(60), "USD", "en")).toEqual(read("5.00"));
  expect(readTypedAmount("5".padStart(61), "USD", "en")).toEqual({ is: "unreadable" });
});
