// Coin prices of the ticker.
import type { Operation } from "../../http/operation";
import { CoinPriceList } from "./schemas";

export const priceOperations = {
  coins: {
    method: "GET",
    path: "/prices/coins",
    access: "open",
    status: 200,
    summary: "List ticker prices",
    description:
      "For display only. If the price feed is unavailable, returns the last known prices with their age, or 503 if there are none.",
    answer: CoinPriceList,
    returns: "The prices",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
