// The simulated market's data. Prices are in the quote currency of their symbol.
import { z } from "zod";
import { text, figure } from "../../kernel/schemas/fields";
import { candlesKept, candlesShown } from "./rules/candles";
import { marketIds } from "./rules/symbols";
import { timeframes } from "./rules/timeframes";

const market = z
  .enum(marketIds)
  .meta({ description: "The market it belongs to", examples: ["forex"] });
const symbol = z
  .string()
  .max(20)
  .meta({ description: "What the symbol is called", examples: ["EURUSD"] });
const timeframe = z.enum(timeframes).meta({
  description: "How long a candle lasts: an hour, a day, a week or a month",
  examples: ["1D"],
});
const price = (description: string, example = 1.0933) =>
  z.number().meta({ description, examples: [example] });

const moment = {
  asOf: z.iso.datetime().meta({
    description: "The moment all these figures are of; a price holds for two seconds",
    examples: ["2026-11-21T09:00:00.000Z"],
  }),
  simulated: z.literal(true).describe("No market made these figures"),
};

export const QuoteQuery = z.object({ market: market.optional() });

export const QuoteList = z
  .object({
    quotes: z
      .array(
        z.object({
          label: text("What the symbol stands for", "Euro / US dollar"),
          symbol,
          market,
          price: price("What one unit costs"),
          change: price("Change of the price within 24 hours", -0.0021),
          changePercent: price("The same in percent", -0.19),
          high24h: price("Highest price within 24 hours", 1.0971),
          low24h: price("Lowest price within 24 hours", 1.0902),
          volume: text("Units traded within 24 hours, shortened", "1.62B"),
          marketCap: figure(
            "Value of all units; only of crypto and stocks",
            1_280_000_000_000,
          ).optional(),
        }),
      )
      .describe("Market by market, each in its own order"),
    ...moment,
  })
  .meta({ id: "QuoteList" });

export const CandleQuery = z.object({
  symbol,
  timeframe: timeframe.default("1D"),
  count: z.coerce
    .number()
    .int()
    .min(1)
    .max(candlesKept)
    .default(candlesShown)
    .describe("How many candles"),
});

export const CandleList = z
  .object({
    symbol,
    timeframe,
    candles: z
      .array(
        z.object({
          time: z.iso.datetime().meta({
            description: "When the candle began, UTC",
            examples: ["2026-11-21T00:00:00.000Z"],
          }),
          open: price("Price when it began"),
          high: price("Highest price", 1.0971),
          low: price("Lowest price", 1.0902),
          close: price("Price when it ended; of the last one, the price of now"),
          volume: figure("Units traded", 1_620_000_000),
        }),
      )
      .describe("Oldest first; the last one is still open"),
    ...moment,
  })
  .meta({ id: "CandleList" });
