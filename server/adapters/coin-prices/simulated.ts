// Prices of the simulated market, so that ticker, tables and charts show the same.
import { shownPriceAt } from "../../features/markets/rules/price";
import { momentOf } from "../../features/markets/rules/moment";
import { quoteOf } from "../../features/markets/rules/quotes";
import { tradedSymbol, type TradedSymbol } from "../../features/markets/rules/symbols";
import { tickerCoins, type TickerCoin } from "./coins";
import type { CoinPrice, CoinPrices } from "../../features/coin-prices/port";

export function simulatedPrices(now: () => number): CoinPrices {
  return {
    list() {
      const asOf = momentOf(now());
      return Promise.resolve({
        coins: tickerCoins.map((coin) => priced(coin, asOf)),
        asOf,
        simulated: true,
      });
    },
    isWell: () => true,
  };
}

function priced(coin: TickerCoin, at: number): CoinPrice {
  const { changePercent } = quoteOf(marketOf(coin.symbol), at);
  return {
    ...coin,
    priceUsd: simulatedCoinPrice(coin.symbol, at),
    change24hPercent: Number(changePercent.toFixed(2)),
  };
}

/** In dollars, as the markets show it. `at` is UTC milliseconds. */
export function simulatedCoinPrice(symbol: string, at: number): number {
  return shownPriceAt(marketOf(symbol), momentOf(at));
}

const unlisted = (symbol: string, base: number, swing: number): TradedSymbol => ({
  symbol: `${symbol}USD`,
  market: "crypto",
  base,
  swing,
  dailyVolume: 0,
});

/** Coins that no market table has; stablecoins hardly move. */
function marketOf(symbol: string): TradedSymbol {
  return (
    tradedSymbol(`${symbol}USD`) ??
    (symbol === "BCH" ? unlisted(symbol, 420, 0.11) : unlisted(symbol, 1, 0.001))
  );
}
