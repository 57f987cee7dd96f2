import { z } from "zod";
import { Simulated, text } from "../../kernel/schemas/fields";

const CoinPrice = z.object({
  id: text("The coin's id in the price feed", "bitcoin"),
  symbol: text("What the coin is called for short", "BTC"),
  name: text("Name of the coin", "Bitcoin"),
  current_price: z
    .number()
    .nullable()
    .meta({
      description: "Price of one coin; null where the feed has none now",
      examples: [65_012.4],
    }),
  price_change_percentage_24h: z
    .number()
    .nullable()
    .meta({ description: "Change of the price within 24 hours, in percent", examples: [-1.27] }),
});

export const CoinPriceList = z
  .object({
    coins: z.array(CoinPrice).describe("The coins of the ticker, largest market value first"),
    currency: z.literal("USD").describe("Currency of the amounts beside it (ISO 4217)"),
    asOf: z.iso.datetime().meta({
      description: "When the feed gave these prices",
      examples: ["2026-11-21T09:00:00.000Z"],
    }),
    ageSeconds: z
      .int()
      .min(0)
      .meta({
        description: "How old they are now; more than some minutes where the feed is away",
        examples: [12],
      }),
    simulated: Simulated,
  })
  .meta({ id: "CoinPriceList" });
