// Prices of the simulated market, so that ticker, tables and charts show the same.
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
  const { price, changePercent } = quoteOf(tradedSymbol(`${coin.symbol}USD`) ?? steady(coin), at);
  return {
    ...coin,
    priceUsd: rounded(price, price < 10 ? 4 : 2),
    change24hPercent: rounded(changePercent, 2),
  };
}

/** Stablecoins aren't in any market table, because they hardly move. */
function steady({ symbol }: TickerCoin): TradedSymbol {
  return {
    symbol: `${symbol}USD`,
    market: "crypto",
    base: 1,
    swing: 0.001,
    dailyVolume: 0,
  };
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
