// CoinGecko's market list. Its numbers may be missing, its refusals have several shapes, and its quota is small: ask it through the shared cache.
import { z } from "zod";
import { eachItem } from "../each-item";
import { RetryLater } from "../last-good";
import { outsideCall } from "../outside-call";
import { tickerCoins } from "./coins";
import type { CoinPrice, CoinPrices } from "../../features/coin-prices/port";

const coingeckoUrl = "https://api.coingecko.com/api/v3";

interface Access {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly now: () => number;
  readonly timeLimitMs: number;
}

const Market = z.object({
  id: z.string(),
  current_price: z.number().nonnegative().nullish(),
  price_change_percentage_24h: z.number().nullish(),
});
const code = z.union([z.number(), z.string().regex(/^\d{1,6}$/)]);
const Refusal = z.union([
  z.object({ status: z.object({ error_code: code }) }).transform(({ status }) => status),
  z.object({ error_code: code }),
]);

/** The free plan allows about 10,000 calls a month: one every five minutes. */
export function freshFor(baseUrl: string = coingeckoUrl): number {
  return isPaid(baseUrl) ? 60_000 : 5 * 60_000;
}

export function coingecko({
  apiKey,
  baseUrl = coingeckoUrl,
  now,
  timeLimitMs,
}: Access): Pick<CoinPrices, "list"> {
  const { origin } = new URL(baseUrl);
  const keyHeader = isPaid(baseUrl) ? "x-cg-pro-api-key" : "x-cg-demo-api-key";
  const ids = tickerCoins.map(({ id }) => id).join(",");
  const query = new URLSearchParams({
    vs_currency: "usd",
    ids,
    order: "market_cap_desc",
    per_page: "100",
    page: "1",
    sparkline: "false",
    price_change_percentage: "24h",
  });
  const url = `${baseUrl.replace(/\/$/, "")}/coins/markets?${query.toString()}`;
  return {
    async list() {
      const { status, headers, body } = await outsideCall({
        url,
        headers: { accept: "application/json", [keyHeader]: apiKey },
        hosts: [origin],
        timeLimitMs,
        maxBytes: 256 * 1024,
      });
      const answer = json(body);
      if (status !== 200) throw refused(status, answer, waitIn(headers.get("retry-after"), now()));
      return { coins: coinsIn(answer), asOf: now(), simulated: false };
    },
  };
}

function isPaid(baseUrl: string): boolean {
  return new URL(baseUrl).hostname.startsWith("pro-");
}

function coinsIn(answer: unknown): CoinPrice[] {
  const markets = eachItem(answer, { shape: Market, keyOf: ({ id }) => id }) ?? [];
  const coins = markets.flatMap((market) => {
    const coin = tickerCoins.find(({ id }) => id === market.id);
    return coin
      ? {
          ...coin,
          priceUsd: market.current_price ?? null,
          change24hPercent: market.price_change_percentage_24h ?? null,
        }
      : [];
  });
  if (coins.every(({ priceUsd }) => priceUsd === null))
    throw new Error("the price feed returned something other than prices");
  return coins;
}

/** Only numbers of the response are reported: its text may contain the key. */
function refused(status: number, answer: unknown, waitMs: number | null): Error {
  const refusal = Refusal.safeParse(answer);
  const message = `the price feed answered ${status}${refusal.success ? ` with code ${refusal.data.error_code}` : ""}`;
  return waitMs === null ? new Error(message) : new RetryLater(message, waitMs);
}

/** Retry-After is a number of seconds or a date. */
function waitIn(header: string | null, now: number): number | null {
  if (header === null) return null;
  const waitMs = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return waitMs > 0 ? waitMs : null;
}

function json(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
