import type { Currency } from "./currencies";

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in major units (the wire's two-decimal number) as people read it: `formatMoney(1234.5, "EUR")` is "€1,234.50". */
export function formatMoney(amount: number, currency: Currency): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat("en-US", { style: "currency", currency });
    formats.set(currency, format);
  }
  return format.format(amount);
}
