// Prices that no market made: the same coin in the same minute always costs the same, wherever it is asked (R2).
import { tickerCoins, type TickerCoin } from "./coins";
import type { CoinPrice, CoinPrices } from "./port";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Around which a price moves, and how far: by days, and within the minutes. */
const figures: Readonly<Record<TickerCoin["id"], { typical: number; daily: number; lively: number }>> = {
  bitcoin: { typical: 65_000, daily: 0.06, lively: 0.002 },
  ethereum: { typical: 3_200, daily: 0.07, lively: 0.002 },
  tether: { typical: 1, daily: 0.0004, lively: 0.0002 },
  binancecoin: { typical: 590, daily: 0.06, lively: 0.002 },
  solana: { typical: 145, daily: 0.09, lively: 0.003 },
  "usd-coin": { typical: 1, daily: 0.0004, lively: 0.0002 },
  dogecoin: { typical: 0.15, daily: 0.1, lively: 0.003 },
  cardano: { typical: 0.45, daily: 0.09, lively: 0.003 },
};

export function simulatedPrices(now: () => number): CoinPrices {
  return {
    list() {
      const asOf = Math.floor(now() / minute) * minute;
      return Promise.resolve({ coins: tickerCoins.map((coin) => priced(coin, asOf)), asOf, simulated: true });
    },
    isWell: () => true,
  };
}

function priced(coin: TickerCoin, at: number): CoinPrice {
  const [price, before] = [priceAt(coin, at), priceAt(coin, at - day)];
  return { ...coin, priceUsd: rounded(price, price < 10 ? 4 : 2), change24hPercent: rounded((price / before - 1) * 100, 2) };
}

/** Drifts evenly from one day's level to the next, and trembles by the minute. */
function priceAt({ id, symbol }: TickerCoin, at: number): number {
  const { typical, daily, lively } = figures[id];
  const today = Math.floor(at / day);
  const share = at / day - today;
  const drift = draw(`${symbol} day ${today}`) * (1 - share) + draw(`${symbol} day ${today + 1}`) * share;
  return typical * (1 + daily * drift + lively * draw(`${symbol} minute ${Math.floor(at / minute)}`));
}

/** A number from -1 to 1 that the seed alone decides (FNV-1a, then mixed). */
function draw(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
