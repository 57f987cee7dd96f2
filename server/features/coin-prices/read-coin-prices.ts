import type { priceOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";

/** Uses a shared cache, so that visitors never cause more calls to the external service. */
export const readCoinPrices: Handler<typeof priceOperations.coins> = async ({
  context: { coinPrices, now },
}) => {
  // The failure was already reported by the call.
  const list = await coinPrices.list().catch(() => null);
  if (!list) return refuse("unavailable");
  return {
    coins: list.coins.map(({ id, symbol, name, priceUsd, change24hPercent }) => ({
      id,
      symbol,
      name,
      current_price: priceUsd,
      price_change_percentage_24h: change24hPercent,
    })),
    currency: "USD",
    asOf: new Date(list.asOf).toISOString(),
    ageSeconds: Math.max(0, Math.floor((now() - list.asOf) / 1000)),
    simulated: list.simulated,
  };
};
