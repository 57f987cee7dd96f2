// A symbol's row in the price tables: its price and its change in the last 24 hours.
import { candleBetween } from "./candles";
import { symbolsOf, type Market, type TradedSymbol } from "./symbols";

/** All of it is simulated. Prices are in the symbol's quote currency. */
export interface Quote {
  readonly symbol: string;
  readonly market: Market;
  readonly price: number;
  readonly change: number;
  /** 1.5 means one and a half percent. */
  readonly changePercent: number;
  readonly high24h: number;
  readonly low24h: number;
  /** Units traded. */
  readonly volume: number;
  /** Only of crypto and stocks. */
  readonly marketCap?: number;
}

const dayMs = 24 * 3_600_000;

/** `now` is UTC milliseconds. */
export function quoteOf(traded: TradedSymbol, now: number): Quote {
  const { symbol, market, supply } = traded;
  const { open, close, high, low, volume } = candleBetween(traded, now - dayMs, now);
  return {
    symbol,
    market,
    price: close,
    change: close - open,
    changePercent: ((close - open) / open) * 100,
    high24h: high,
    low24h: low,
    volume,
    ...(supply !== undefined && { marketCap: close * supply }),
  };
}

export function quotesOf(market: Market, now: number): Quote[] {
  return symbolsOf(market).map((traded) => quoteOf(traded, now));
}
