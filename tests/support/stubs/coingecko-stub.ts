// CoinGecko as it documents itself: the market list, and its three ways to refuse.
import type { StubResponse, ReceivedCall } from "./outside-stub";

const market = (id: string, price: number | null, change: number | null) => ({
  id,
  symbol: id.slice(0, 3),
  name: id,
  image: `https://coin-images.coingecko.com/${id}.png`,
  current_price: price,
  market_cap: 1,
  price_change_percentage_24h: change,
  roi: null,
  last_updated: "2026-11-21T08:59:30.000Z",
});

export const markets = [
  market("bitcoin", 65012.4, -1.27),
  market("ethereum", 3214.09, 0.4),
  market("tether", 1.0001, 0),
  market("binancecoin", 590, null),
  market("solana", 145.3, 2.5),
  market("usd-coin", 0.9999, -0.01),
  market("dogecoin", null, null),
  market("cardano", 0.4512, 12.125),
];

export const demoKey = "CG-canaryCanaryCanary123456";

/** Answers who asks as documented, with the key of a demo plan in its header. */
export function asCoinGecko({ method, path, headers }: ReceivedCall): StubResponse {
  const { pathname, searchParams } = new URL(path, "http://stub");
  if (headers["x-cg-demo-api-key"] !== demoKey) return refusals.wrongKey;
  if (method !== "GET" || pathname !== "/api/v3/coins/markets")
    return {
      status: 404,
      body: { error: "Incorrect path. Please check https://www.coingecko.com/api/" },
    };
  if (searchParams.get("vs_currency") !== "usd" || searchParams.get("order") !== "market_cap_desc")
    return { status: 422, body: { error: "Missing parameter vs_currency" } };
  const ids = searchParams.get("ids")?.split(",") ?? [];
  return { body: markets.filter(({ id }) => ids.includes(id)) };
}

export const refusals = {
  wrongKey: {
    status: 401,
    body: {
      status: {
        timestamp: "2026-11-21T09:00:00.000Z",
        error_code: 10002,
        error_message: `API Key Missing ${demoKey}`,
      },
    },
  },
  tooMany: {
    status: 429,
    headers: { "Retry-After": "300" },
    body: { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } },
  },
  plan: {
    status: 403,
    body: { error_code: 10005, error_message: `This request is limited to PRO ${demoKey}` },
  },
  wrong: { status: 400, body: { error: `bad request ${demoKey}` } },
} satisfies Record<string, StubResponse>;
