// Parses amounts that users type or paste into forms: accepted only if unambiguous.
import type { Currency } from "./currencies";
import { groupedDecimalOf } from "./money";

export type TypedAmount =
  /** A decimal string with two decimals, for example "1234.50". */
  | { readonly is: "amount"; readonly decimal: string }
  /** Thousands or three decimals: `suggestion` is the first of them, with its cents. */
  | { readonly is: "ambiguous"; readonly suggestion: string }
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
// A comma before three digits separates thousands, as in the amounts that the portal shows.
const thousandsOrDecimals = /^[1-9]\d{0,2}\.\d{3}$/;

const lengthMaximum = 60;
const wholeDigitsMaximum = 13;

/** `currency` is the required currency; if it isn't known, any currency name is refused. */
export function readTypedAmount(typed: string, currency: Currency | undefined): TypedAmount {
  if (typed.length > lengthMaximum) return { is: "unreadable" };
  const text = typed.trim().replace(/[\u00a0\u2007\u2009\u202f]/g, " ");
  const { before, amount = "", after } = spelling.exec(text)?.groups ?? {};
  const foreign = [before, after]
    .filter((mark) => mark !== undefined)
    .filter((mark) => !isNameOf(currency, mark));
  if (foreign.length > 0)
    return { is: foreign.every(isCurrency) ? "in another currency" : "unreadable" };
  return readFigures(amount);
}

function readFigures(text: string): TypedAmount {
  if (thousandsOrDecimals.test(text))
    return {
      is: "ambiguous",
      suggestion: groupedDecimalOf({ minor: BigInt(`${digitsOf(text)}00`) }),
    };
  const { whole, cents = "" } = (ungrouped.exec(text) ?? grouped.exec(text))?.groups ?? {};
  if (whole === undefined) return { is: "unreadable" };
  const digits = digitsOf(whole);
  if (digits.length > wholeDigitsMaximum) return { is: "unreadable" };
  return { is: "amount", decimal: `${BigInt(digits)}.${cents.padEnd(2, "0")}` };
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

function isNameOf(currency: Currency | undefined, mark: string): boolean {
  return currency !== undefined && names[currency].includes(mark.toUpperCase());
}

function isCurrency(mark: string): boolean {
  return /\p{Sc}/u.test(mark) || Intl.supportedValuesOf("currency").includes(mark.toUpperCase());
}
