// Coin prices of the ticker.
import type { Operation } from "../../http/operation";
import { CoinPriceList } from "./schemas";

export const priceOperations = {
  coins: {
    method: "GET",
    path: "/prices/coins",
    access: "open",
    status: 200,
    summary: "What the coins of the ticker cost",
    description:
      "Figures to look at; nothing is reckoned with them. Where the price feed is away the last good prices are answered with their age, and 503 only where there never were any.",
    answer: CoinPriceList,
    returns: "The prices",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
