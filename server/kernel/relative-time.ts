import { dateLocaleOf, numberLocaleOf, type Locale } from "../locales/locale";

const formats = new Map<Locale, Intl.RelativeTimeFormat>();

/** "3 days ago", or "yesterday" where the language has a word for it. */
export function formatAgo(count: number, unit: "minute" | "hour" | "day", locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.RelativeTimeFormat(dateLocaleOf(locale), { numeric: "auto" });
  formats.set(locale, format);
  return format.format(-count, unit);
}

const spans = new Map<string, Intl.NumberFormat>();

/** "3 days", "1 hour" */
export function formatSpan(count: number, unit: "minute" | "hour" | "day", locale: Locale): string {
  const name = `${unit} ${locale}`;
  const format =
    spans.get(name) ??
    new Intl.NumberFormat(numberLocaleOf(locale), { style: "unit", unit, unitDisplay: "long" });
  spans.set(name, format);
  return format.format(count);
}
