// Which symbols match a screener's search parameters.
import { symbolLabel } from "~server/features/markets/symbol-labels";
import { pairName } from "~server/features/markets/rules/symbols";
import { asNumber } from "~server/kernel/typed-text";
import { languageIn, numberLocaleOf, type Locale } from "~server/locales/locale";
import type { Quote } from "~server/features/markets/rules/quotes";

export const ranges = [
  {
    legend: "range.change",
    from: "changeFrom",
    to: "changeTo",
    valueOf: ({ changePercent }: Quote) => changePercent,
  },
  { legend: "price", from: "priceFrom", to: "priceTo", valueOf: ({ price }: Quote) => price },
  {
    legend: "range.volume",
    from: "volumeFrom",
    to: "volumeTo",
    valueOf: ({ volume }: Quote) => volume,
  },
] as const;
export type ScreenerRange = (typeof ranges)[number];
export type Bound = ScreenerRange["from" | "to"];

/** Not a number, or a maximum below its minimum. */
type Fault = "number" | "reversed";

export interface ScreenerFilter {
  readonly text: string;
  /** As entered, so that the form shows it again. */
  readonly entered: Readonly<Partial<Record<Bound, string>>>;
  readonly limits: Readonly<Partial<Record<Bound, number>>>;
  /** Errors in the filter; an invalid bound is ignored. */
  readonly faults: Readonly<Partial<Record<Bound, Fault>>>;
}

export function screenerFilterIn(query: URLSearchParams, locale: Locale): ScreenerFilter {
  const entered: Partial<Record<Bound, string>> = {};
  const limits: Partial<Record<Bound, number>> = {};
  const faults: Partial<Record<Bound, Fault>> = {};
  for (const { from, to } of ranges) {
    for (const bound of [from, to]) {
      const text = (query.get(bound) ?? "").trim().slice(0, 20);
      if (text === "") continue;
      entered[bound] = text;
      limits[bound] = amountIn(text, locale);
      if (limits[bound] === undefined) faults[bound] = "number";
    }
    if (boundOf(limits, from, -Infinity) > boundOf(limits, to, Infinity)) faults[to] = "reversed";
  }
  return { text: (query.get("q") ?? "").trim().slice(0, 50), entered, limits, faults };
}

export function matchesScreener(
  { text, limits }: ScreenerFilter,
  quote: Quote,
  locale: Locale,
): boolean {
  const { symbol } = quote;
  const names = `${symbol} ${pairName(symbol)} ${symbolLabel(symbol, locale)}`;
  const isNamed = names.toLocaleLowerCase(locale).includes(text.toLocaleLowerCase(locale));
  return (
    isNamed &&
    ranges.every(
      ({ from, to, valueOf }) =>
        valueOf(quote) >= boundOf(limits, from, -Infinity) &&
        valueOf(quote) <= boundOf(limits, to, Infinity),
    )
  );
}

function boundOf(limits: ScreenerFilter["limits"], bound: Bound, unlimited: number): number {
  return limits[bound] ?? unlimited;
}

const scales: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

const pointed = /^([-−+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)\s*%?\s*([KMBT]?)$/i;
const withComma = /^([-−+]?(?:\d+|\d{1,3}(?:[.\s]\d{3})+)(?:,\d+)?)\s*%?\s*([KMBT]?)$/i;

/**
 * "-1.5", "1,000" and "2.5M". Where decimals are written after a comma, "1,5" and "1.000", too; elsewhere a comma is
 * accepted only before three digits, because "1,5" is ambiguous.
 */
function amountIn(entered: string, locale: Locale): number | undefined {
  const text = asNumber(entered);
  const own = hasDecimalComma(locale) ? withComma.exec(text) : null;
  const [, figures, letter = ""] = own ?? pointed.exec(text) ?? [];
  const scale = scales[letter.toUpperCase()];
  if (figures === undefined || scale === undefined) return undefined;
  const plain = own ? figures.replace(/[.\s]/g, "").replace(",", ".") : figures.replaceAll(",", "");
  return Number(plain.replace("−", "-")) * scale;
}

const hasDecimalComma = (locale: Locale) =>
  new Intl.NumberFormat(numberLocaleOf(languageIn(locale))).format(1.5) === "1,5";
