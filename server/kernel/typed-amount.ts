// Parses amounts that users type or paste into forms: accepted only if unambiguous.
import type { Currency } from "./currencies";
import { languageIn, numberLocaleOf, type Locale } from "../locales/locale";

export type TypedAmount =
  /** A decimal string with two decimals, for example "1234.50". */
  | { readonly is: "amount"; readonly decimal: string }
  /** Thousands or three decimals: both as decimal strings with two decimals. */
  | { readonly is: "ambiguous"; readonly thousands: string; readonly decimals: string }
  | { readonly is: "in another currency" }
  | { readonly is: "unreadable" };

const names: Readonly<Record<Currency, readonly string[]>> = {
  USD: ["USD", "$", "US$", "$US"],
  EUR: ["EUR", "€"],
  GBP: ["GBP", "£", "GB£", "£GB"],
};

const name = String.raw`[A-Za-z]{0,3}\p{Sc}[A-Za-z]{0,3}|[A-Za-z]{3}`;
const figures = String.raw`\d(?:[\d.,'’ ]*\d)?`;
const spelling = new RegExp(
  String.raw`^\+?(?<before>${name})? ?\+?(?<amount>${figures}) ?(?<after>${name})?$`,
  "u",
);

const ungrouped = /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/;
const grouped =
  /^(?<whole>[1-9]\d{0,2}([ .,'’])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?<cents>\d{1,2}))?$/;
const thousandsOrDecimals = /^(?<whole>[1-9]\d{0,2})(?<separator>[.,])(?<rest>\d{3})$/;

const lengthMaximum = 60;
const wholeDigitsMaximum = 13;

/**
 * `currency` is the required currency; if it isn't known, any currency name is refused. A comma before three
 * digits separates thousands where amounts are shown so; elsewhere it may as well separate decimals.
 */
export function readTypedAmount(
  typed: string,
  currency: Currency | undefined,
  locale: Locale,
): TypedAmount {
  if (typed.length > lengthMaximum) return { is: "unreadable" };
  const text = typed.trim().replace(/[\u00a0\u2007\u2009\u202f]/g, " ");
  const { before, amount = "", after } = spelling.exec(text)?.groups ?? {};
  const foreign = [before, after]
    .filter((mark) => mark !== undefined)
    .filter((mark) => !isNameOf(currency, mark));
  if (foreign.length > 0)
    return { is: foreign.every(isCurrency) ? "in another currency" : "unreadable" };
  return readFigures(amount, locale);
}

function readFigures(text: string, locale: Locale): TypedAmount {
  const either = thousandsOrDecimals.exec(text)?.groups;
  if (either && !(either.separator === "," && groupsByCommas(locale)))
    return {
      is: "ambiguous",
      thousands: `${digitsOf(text)}.00`,
      decimals: `${either.whole}.${either.rest?.slice(0, 2)}`,
    };
  const { whole, cents = "" } = (ungrouped.exec(text) ?? grouped.exec(text))?.groups ?? {};
  if (whole === undefined) return { is: "unreadable" };
  const digits = digitsOf(whole);
  if (digits.length > wholeDigitsMaximum) return { is: "unreadable" };
  return { is: "amount", decimal: `${BigInt(digits)}.${cents.padEnd(2, "0")}` };
}

const groupsByCommas = (locale: Locale) =>
  new Intl.NumberFormat(numberLocaleOf(languageIn(locale))).format(12_345) === "12,345";

const digitsOf = (text: string) => text.replace(/\D/g, "");

function isNameOf(currency: Currency | undefined, mark: string): boolean {
  return currency !== undefined && names[currency].includes(mark.toUpperCase());
}

function isCurrency(mark: string): boolean {
  return /\p{Sc}/u.test(mark) || Intl.supportedValuesOf("currency").includes(mark.toUpperCase());
}
