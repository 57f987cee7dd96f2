// Formats prices and volumes, the same in tables, charts, summaries and files.
import { leftToRight } from "../../locales/isolate";
import { numberLocaleOf, type Locale } from "../../locales/locale";
import { decimalsOf } from "./rules/price";
import type { Market } from "./rules/symbols";

const styles = {
  whole: { maximumFractionDigits: 0 },
  price2: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  price4: { minimumFractionDigits: 4, maximumFractionDigits: 4 },
  dollars2: { style: "currency", currency: "USD", minimumFractionDigits: 2 },
  dollars4: { style: "currency", currency: "USD", minimumFractionDigits: 4 },
  // A change that rounds to zero has no sign.
  change2: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" },
  change4: { minimumFractionDigits: 4, maximumFractionDigits: 4, signDisplay: "exceptZero" },
  percent: {
    style: "unit",
    unit: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  },
  short: { notation: "compact", minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formats = new Map<string, Intl.NumberFormat>();

function written(style: keyof typeof styles, value: number, locale: Locale): string {
  const name = `${style} ${locale}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleOf(locale), styles[style]);
    formats.set(name, format);
  }
  return leftToRight(format.format(value), locale);
}

/** Thousands are grouped. */
export function priceText(price: number, market: Market, locale: Locale): string {
  return written(`price${decimalsOf(price, market)}`, price, locale);
}

/** A coin's price: "$0.5512". */
export function coinPriceText(price: number, locale: Locale): string {
  return written(`dollars${decimalsOf(price, "crypto")}`, price, locale);
}

/** Axis prices: without decimals if none of them has any. */
export function axisPrices(prices: readonly number[], market: Market, locale: Locale): string[] {
  const areWhole = prices.every((price) =>
    Number.isInteger(Number(price.toFixed(decimalsOf(price, market)))),
  );
  return prices.map((price) =>
    areWhole ? written("whole", price, locale) : priceText(price, market, locale),
  );
}

/** A price difference, with its sign and the decimals of the price. */
export function changeText(
  change: number,
  { price, market }: { price: number; market: Market },
  locale: Locale,
): string {
  return withMinus(written(`change${decimalsOf(price, market)}`, change, locale));
}

/** "+1.25%". */
export function percentText(percent: number, locale: Locale): string {
  return withMinus(written("percent", percent, locale));
}

/** "1.25%", without a sign. */
export function sizeText(percent: number, locale: Locale): string {
  return percentText(Math.abs(percent), locale).replace("+", "");
}

/** "1.25M": about three digits, for volumes and market capitalizations. */
export function shortAmountText(amount: number, locale: Locale): string {
  return written(amount < 1000 ? "whole" : "short", amount, locale);
}

/** A minus sign as wide as a plus; English formats use a hyphen. */
const withMinus = (text: string) => text.replace("-", "−");
