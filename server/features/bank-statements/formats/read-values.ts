// Values that all formats have: texts, currencies, dates and amounts.
import { currencies, type Currency } from "../../../kernel/currencies";
import { dayAfter, dayOf } from "../../../kernel/calendar";
import { groupedDecimalOf } from "../../../kernel/money";
import { asAccount, asLine } from "../../../kernel/typed-text";
import { statementLimits } from "../statement-rules";
import { quoted, stop } from "./unreadable";

const plain = /^[!-~]+(?: [!-~]+)*$/;

/** A text on one line; null if there is nothing to see. */
export function readText(text: string | null | undefined, place: number | null): string | null {
  if (text === null || text === undefined || text === "") return null;
  if (text.length > statementLimits.textLength)
    return stop("text_too_long", place, { maximum: String(statementLimits.textLength) });
  if (plain.test(text)) return text;
  return asLine(text).replace(/\s+/gu, " ").trim() || null;
}

const noReference = /^(?:no[nt]?[ -]?ref(?:erence)?|not ?provided|n\/?a|[0-]+)$/i;

/** A reference; null for the words that banks write instead of one. */
export function readReference(text: string | null | undefined, place: number | null) {
  const read = readText(text, place);
  return read === null || noReference.test(read) ? null : read;
}

export function readAccount(text: string | null | undefined, place: number | null) {
  const read = readText(text, place);
  return read === null ? null : asAccount(read) || null;
}

export function readCurrency(text: string, place: number | null): Currency {
  const code = text.trim().toUpperCase();
  return (
    currencies.find((currency) => currency === code) ??
    stop("unknown_currency", place, { currency: quoted(text) })
  );
}

/** A day of the calendar as YYYY-MM-DD; null if there is no such day. */
export function dayFrom(year: string, month: string, day: string): string | null {
  const [ofYear, ofMonth] = [Number(month), Number(day)];
  const isDay =
    /^20\d\d$/.test(year) &&
    ofYear >= 1 &&
    ofYear <= 12 &&
    ofMonth >= 1 &&
    ofMonth <= new Date(Date.UTC(Number(year), ofYear, 0)).getUTCDate();
  return isDay ? `${year}-${month}-${day}` : null;
}

/** Banks are ahead of UTC by less than a day. */
export const latestDay = (now: number): string => dayAfter(dayOf(now, "UTC"));

export function checkNotFuture(day: string, place: number | null, latest: string): string {
  return day > latest ? stop("future_date", place, { day }) : day;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** From digits and decimals without signs: "1234" and "5" are 123450 minor units. Further decimals may only be zeros. */
export function minorFrom(whole: string, decimals: string, place: number | null, text: string) {
  if (!/^\d*$/.test(whole) || !/^\d{0,2}0*$/.test(decimals) || whole + decimals === "")
    return stop("unreadable_amount", place, { text: quoted(text) });
  const digits = whole.replace(/^0+/, "");
  if (digits.length > 20) return stop("amount_too_large", place, { amount: quoted(text) });
  return checkSize(BigInt(`${digits}${decimals.slice(0, 2).padEnd(2, "0")}`), place);
}

/** Amounts, balances and sums fit into the columns of both databases, and into JSON. */
export function checkSize(minor: bigint, place: number | null): bigint {
  return minor > largest || minor < -largest
    ? stop("amount_too_large", place, { amount: groupedDecimalOf({ minor }) })
    : minor;
}

/** An amount for a sentence: "1,234.50 EUR". */
export const amountText = (minor: bigint, currency: string): string =>
  `${groupedDecimalOf({ minor })} ${currency}`;
