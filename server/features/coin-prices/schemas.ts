import { z } from "zod";
import { Simulated, text } from "../../kernel/schemas/fields";

const CoinPrice = z.object({
  id: text("The coin's ID in the price feed", "bitcoin"),
  symbol: text("Symbol of the coin", "BTC"),
  name: text("Name of the coin", "Bitcoin"),
  current_price: z
    .number()
    .nullable()
    .meta({
      description: "Price of one coin; null if unavailable",
      examples: [65_012.4],
    }),
  price_change_percentage_24h: z
    .number()
    .nullable()
    .meta({ description: "Price change in 24 hours, in percent", examples: [-1.27] }),
});

export const CoinPriceList = z
  .object({
    coins: z.array(CoinPrice).describe("Ticker coins by market cap, largest first"),
    currency: z.literal("USD").describe("Currency of the amounts (ISO 4217)"),
    asOf: z.iso.datetime().meta({
      description: "When the prices were retrieved",
      examples: ["2026-11-21T09:00:00.000Z"],
    }),
    ageSeconds: z
      .int()
      .min(0)
      .meta({
        description: "Age of the prices in seconds",
        examples: [12],
      }),
    simulated: Simulated,
  })
  .meta({ id: "CoinPriceList" });
