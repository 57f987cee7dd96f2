import { defaultLocale, numberLocaleOf, type Locale } from "../locales/locale";
import type { Currency } from "./currencies";

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in major units (the wire's two-decimal number) as people read it: `formatMoney(1234.5, "EUR")` is "€1,234.50". */
export function formatMoney(
  amount: number,
  currency: Currency,
  locale: Locale = defaultLocale,
): string {
  const name = `${currency} ${locale}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleOf(locale), { style: "currency", currency });
    formats.set(name, format);
  }
  return format.format(amount);
}
