// Cells of a CSV file, as banks and spreadsheets write them.
import type { CsvDateFormat, CsvDecimalSign } from "../csv-mapping-rules";
import { dayFrom, minorFrom } from "./read-values";
import { quoted, stop } from "./unreadable";

/** Spaces of all widths are the same, ="000" and '000 are 000: spreadsheets write them so to keep text as text. */
export function cellText(cell: string): string {
  const text = cell.replace(/[\u00a0\u2007\u2009\u202f\ufeff]/g, " ").trim();
  const kept = /^="(.*)"$/s.exec(text)?.[1] ?? text;
  return kept.startsWith("'") ? kept.slice(1).trim() : kept.trim();
}

const parts = { YYYY: "(?<year>\\d{4})", MM: "(?<month>\\d{1,2})", DD: "(?<day>\\d{1,2})" };

/** In a format without separators, days and months have two digits. Times after the date are ignored. */
function patternOf(format: CsvDateFormat): RegExp {
  const isDense = /^[A-Z]+$/.test(format);
  const pattern = format
    .replace(/[./-]/g, "\\$&")
    .replace("MM", isDense ? "(?<month>\\d{2})" : parts.MM)
    .replace("DD", isDense ? "(?<day>\\d{2})" : parts.DD)
    .replace("YYYY", parts.YYYY)
    .replace("YY", "(?<short>\\d{2})");
  return new RegExp(`^${pattern}(?:[T ]\\d{1,2}:\\d{2}[\\d:.Z+ -]*)?$`);
}

const patterns = new Map<CsvDateFormat, RegExp>();

export function readDate(cell: string, format: CsvDateFormat, place: number): string {
  const pattern = patterns.get(format) ?? patternOf(format);
  patterns.set(format, pattern);
  const { year, short = "", month = "", day = "" } = pattern.exec(cell)?.groups ?? {};
  return (
    dayFrom(year ?? `20${short}`, month.padStart(2, "0"), day.padStart(2, "0")) ??
    stop("unreadable_date", place, { text: quoted(cell), format })
  );
}

const amountPatterns: Readonly<Record<CsvDecimalSign, RegExp>> = {
  ".": /^(?<whole>\d{1,3}(?:(?<mark>[, '’])\d{3})(?:\k<mark>\d{3})*|\d*)(?:\.(?<decimals>\d{1,2}))?$/,
  ",": /^(?<whole>\d{1,3}(?:(?<mark>[. '’])\d{3})(?:\k<mark>\d{3})*|\d*)(?:,(?<decimals>\d{1,2}))?$/,
};

interface Written {
  readonly decimalSign: CsvDecimalSign;
  readonly currency: string;
}

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** Signed minor units; null for an empty cell. "1.234,50-" and "(1,234.50)" are negative, too. */
export function readAmount(cell: string, { decimalSign, currency }: Written, place: number) {
  if (cell === "") return null;
  const unnamed = withoutCurrency(cell, currency);
  const {
    before,
    figures = "",
    after,
  } = /^(?<before>[-+\u2212(]?) ?(?<figures>[\d.,'’ ]*?) ?(?<after>[-+\u2212)]?)$/.exec(unnamed)
    ?.groups ?? {};
  const signs = `${before ?? ""}${after ?? ""}`;
  const { whole, decimals = "" } = amountPatterns[decimalSign].exec(figures)?.groups ?? {};
  if (whole === undefined || !["", "+", "-", "\u2212", "()"].includes(signs))
    return stop("unreadable_amount", place, { text: quoted(cell) });
  const minor = minorFrom(whole.replace(/\D/g, ""), decimals, place, cell);
  return signs === "" || signs === "+" ? minor : -minor;
}

/** Only the account's own currency may stand beside the amount. */
function withoutCurrency(cell: string, currency: string): string {
  const names = [currency, symbols[currency] ?? currency];
  for (const name of names) {
    const at = cell.toUpperCase().indexOf(name);
    if (at < 0) continue;
    const [before, after] = [cell.slice(0, at).trim(), cell.slice(at + name.length).trim()];
    if (/^[-+\u2212(]?$/.test(before)) return `${before}${after}`;
    if (/^[-+\u2212)]?$/.test(after)) return `${before}${after}`;
  }
  return cell;
}
