import { numberLocaleOf, type Locale } from "../locales/locale";
import { leftToRight } from "../locales/isolate";
import type { Currency } from "./currencies";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Currency, locale: Locale, zeros: "auto" | "stripIfInteger") {
  const name = `${currency} ${locale} ${zeros}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleOf(locale), {
      style: "currency",
      currency,
      trailingZeroDisplay: zeros,
    });
    formats.set(name, format);
  }
  return format;
}

/** Formats an amount in major units (a two-decimal number in the API): `formatMoney(1234.5, "EUR", "en", "+")` is "+€1,234.50". */
export function formatMoney(
  amount: number,
  currency: Currency,
  locale: Locale,
  sign: "" | "+" | "−" = "",
): string {
  return leftToRight(sign + formatOf(currency, locale, "auto").format(amount), locale);
}

/** "$14,500": for the axis of a picture. */
export const formatShortMoney = (amount: number, currency: Currency, locale: Locale): string =>
  leftToRight(formatOf(currency, locale, "stripIfInteger").format(amount), locale);

const decimals = new Map<Locale, Intl.NumberFormat>();

/** "1,234.50", as it may be typed. */
export function formatDecimal(amount: number, locale: Locale): string {
  const format =
    decimals.get(locale) ??
    new Intl.NumberFormat(numberLocaleOf(locale), {
      minimumFractionDigits: 2,
      useGrouping: "always",
    });
  decimals.set(locale, format);
  return leftToRight(format.format(amount), locale);
}
