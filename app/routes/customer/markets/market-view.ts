// The market view from the search parameters; invalid values become the default.
import type { Quote } from "~server/features/markets/rules/quotes";
import { marketIds, tradedSymbol, type Market } from "~server/features/markets/rules/symbols";

export function marketIn(query: URLSearchParams): Market {
  return marketIds.find((market) => market === query.get("market")) ?? "forex";
}

/** The market of the symbol in the URL, else the chosen market. */
export function chartMarketIn(query: URLSearchParams): Market {
  return tradedSymbol(query.get("symbol") ?? "")?.market ?? marketIn(query);
}

export const sortings = ["symbol", "price", "change", "high", "low", "volume", "cap"] as const;
export type Sorting = (typeof sortings)[number];
export type Direction = "ascending" | "descending";
export interface Sorted {
  readonly by: Sorting;
  readonly direction: Direction;
}

const valueOf: Readonly<Record<Exclude<Sorting, "symbol">, (quote: Quote) => number>> = {
  price: ({ price }) => price,
  change: ({ changePercent }) => changePercent,
  high: ({ high24h }) => high24h,
  low: ({ low24h }) => low24h,
  volume: ({ volume }) => volume,
  cap: ({ marketCap }) => marketCap ?? 0,
};

/** Undefined for the market's default order. */
export function parseSorting(query: URLSearchParams): Sorted | undefined {
  const by = sortings.find((sorting) => sorting === query.get("sort"));
  return by && { by, direction: query.get("order") === "descending" ? "descending" : "ascending" };
}

export function sortQuotes(quotes: readonly Quote[], sorted: Sorted | undefined): readonly Quote[] {
  if (!sorted) return quotes;
  const { by, direction } = sorted;
  const compare = (left: Quote, right: Quote) =>
    by === "symbol"
      ? left.symbol < right.symbol
        ? -1
        : 1
      : valueOf[by](left) - valueOf[by](right);
  const rising = quotes.toSorted(compare);
  return direction === "ascending" ? rising : rising.reverse();
}

/** The order that a click on a column heading requests: figures descending first, and reversed on the second click. */
export function nextDirection(by: Sorting, sorted: Sorted | undefined): Direction {
  if (sorted?.by === by) return sorted.direction === "ascending" ? "descending" : "ascending";
  return by === "symbol" ? "ascending" : "descending";
}
