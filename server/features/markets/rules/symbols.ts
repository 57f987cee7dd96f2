// The symbols of the simulated market. Prices are invented, in the range of real ones.
import type { en } from "../../../locales/en";

/** The catalog `symbols` has the name of each. */
type SymbolCode = keyof (typeof en)["symbols"];

export const marketIds = ["forex", "crypto", "indices", "stocks"] as const;
export type Market = (typeof marketIds)[number];

export interface TradedSymbol {
  readonly symbol: string;
  readonly market: Market;
  /** The price it fluctuates around, in its quote currency. */
  readonly base: number;
  /** Its typical monthly movement as a fraction of the price: 0.02 to 0.15. */
  readonly swing: number;
  /** Typical daily volume in units. */
  readonly dailyVolume: number;
  /** Units in existence; only if a market capitalization is meaningful. */
  readonly supply?: number;
  /** Only of a cross: the pairs that make its price. */
  readonly legs?: Legs;
}

/** A cross is `of` multiplied by `by`, or divided by it. */
interface Legs {
  readonly of: TradedSymbol;
  readonly by: TradedSymbol;
  readonly isQuotient: boolean;
}

type Row = readonly [
  symbol: SymbolCode,
  base: number,
  swing: number,
  dailyVolume: number,
  supply?: number,
];

const forex: readonly Row[] = [
  ["EURUSD", 1.1, 0.025, 1.6e9],
  ["GBPUSD", 1.28, 0.028, 9.4e8],
  ["USDJPY", 150, 0.03, 1.2e9],
  ["USDCHF", 0.88, 0.025, 4.1e8],
  ["AUDUSD", 0.66, 0.032, 5.2e8],
  ["USDCAD", 1.37, 0.022, 5.6e8],
  ["NZDUSD", 0.6, 0.033, 2.1e8],
];

const crosses: readonly (readonly [
  symbol: SymbolCode,
  of: SymbolCode,
  by: SymbolCode,
  dailyVolume: number,
])[] = [
  ["EURGBP", "EURUSD", "GBPUSD", 3.3e8],
  ["EURJPY", "EURUSD", "USDJPY", 3.8e8],
  ["GBPJPY", "GBPUSD", "USDJPY", 2.9e8],
  ["EURCHF", "EURUSD", "USDCHF", 1.7e8],
  ["AUDJPY", "AUDUSD", "USDJPY", 1.5e8],
];

const crypto: readonly Row[] = [
  ["BTCUSD", 65_000, 0.1, 4.2e5, 1.97e7],
  ["ETHUSD", 3_200, 0.12, 4.6e6, 1.2e8],
  ["SOLUSD", 150, 0.15, 1.8e7, 4.6e8],
  ["BNBUSD", 580, 0.09, 2.6e6, 1.46e8],
  ["ADAUSD", 0.45, 0.14, 7.8e8, 3.55e10],
  ["XRPUSD", 0.55, 0.13, 2.1e9, 5.6e10],
  ["DOTUSD", 6.4, 0.14, 3.1e7, 1.44e9],
  ["DOGEUSD", 0.13, 0.15, 7.9e9, 1.45e11],
  ["LINKUSD", 14, 0.14, 2.7e7, 6.1e8],
  ["LTCUSD", 85, 0.11, 4.4e6, 7.5e7],
  ["ATOMUSD", 8.2, 0.14, 1.6e7, 3.9e8],
];

const indices: readonly Row[] = [
  ["SPY", 520, 0.045, 7.1e7],
  ["QQQ", 445, 0.055, 4.3e7],
  ["DIA", 390, 0.04, 3.6e6],
  ["IWM", 205, 0.06, 2.9e7],
  ["MDY", 545, 0.05, 1.1e6],
  ["ISF", 7.9, 0.035, 1.3e7],
  ["DAX", 33, 0.045, 8.4e4],
];

const stocks: readonly Row[] = [
  ["AAPL", 190, 0.07, 5.6e7, 1.54e10],
  ["MSFT", 420, 0.06, 2.1e7, 7.43e9],
  ["GOOGL", 165, 0.07, 2.6e7, 1.24e10],
  ["AMZN", 180, 0.08, 4.2e7, 1.04e10],
  ["NVDA", 118, 0.13, 3.1e8, 2.46e10],
  ["META", 500, 0.09, 1.5e7, 2.54e9],
  ["TSLA", 215, 0.14, 9.1e7, 3.19e9],
  ["JPM", 205, 0.05, 8.9e6, 2.87e9],
  ["V", 272, 0.045, 6.4e6, 2.03e9],
  ["KO", 66, 0.035, 1.3e7, 4.31e9],
  ["DIS", 98, 0.07, 1.1e7, 1.82e9],
  ["NFLX", 640, 0.09, 3.3e6, 4.31e8],
];

function named(market: Market, rows: readonly Row[]): TradedSymbol[] {
  return rows.map(([symbol, base, swing, dailyVolume, supply]) => ({
    symbol,
    market,
    base,
    swing,
    dailyVolume,
    ...(supply !== undefined && { supply }),
  }));
}

function crossesOf(pairs: readonly TradedSymbol[]): TradedSymbol[] {
  const byName = new Map(pairs.map((pair) => [pair.symbol, pair]));
  return crosses.map(([symbol, first, second, dailyVolume]) => {
    const [of, by] = [byName.get(first), byName.get(second)];
    if (!of || !by) throw new RangeError(`a leg of ${symbol} isn't in the market`);
    const isQuotient = first.slice(-3) === second.slice(-3);
    return {
      symbol,
      market: "forex",
      base: isQuotient ? of.base / by.base : of.base * by.base,
      // The legs move independently.
      swing: Math.hypot(of.swing, by.swing),
      dailyVolume,
      legs: { of, by, isQuotient },
    };
  });
}

const pairs = named("forex", forex);

/** In the order in which a market is searched for a symbol. */
export const tradedSymbols: readonly TradedSymbol[] = [
  ...pairs,
  ...crossesOf(pairs),
  ...named("crypto", crypto),
  ...named("indices", indices),
  ...named("stocks", stocks),
];

const bySymbol = new Map(tradedSymbols.map((traded) => [traded.symbol, traded]));

export function tradedSymbol(symbol: string): TradedSymbol | undefined {
  return bySymbol.get(symbol);
}

/** "EUR/USD" for EURUSD; other symbols are unchanged. */
export function pairName(symbol: string): string {
  const market = tradedSymbol(symbol)?.market;
  return market === "forex" || market === "crypto"
    ? `${symbol.slice(0, -3)}/${symbol.slice(-3)}`
    : symbol;
}

export function symbolsOf(market: Market): TradedSymbol[] {
  return tradedSymbols.filter((traded) => traded.market === market);
}

/** The watchlist of a visitor who has not chosen one. */
export const defaultWatchlist = ["BTCUSD", "ETHUSD", "EURUSD", "AAPL", "SPY"] as const;
