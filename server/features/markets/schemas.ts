// The simulated market's data. Prices are in the quote currency of their symbol.
import { z } from "zod";
import { text, figure } from "../../kernel/schemas/fields";
import { maxCandles, visibleCandles } from "./rules/candles";
import { marketIds } from "./rules/symbols";
import { timeframes } from "./rules/timeframes";

const market = z
  .enum(marketIds)
  .meta({ description: "The market it belongs to", examples: ["forex"] });
const symbol = z
  .string()
  .max(20)
  .meta({ description: "Name of the symbol", examples: ["EURUSD"] });
const timeframe = z.enum(timeframes).meta({
  description: "Length of a candle: an hour, a day, a week, a month, or with `Live` two seconds",
  examples: ["1D"],
});
const price = (description: string, example = 1.0933) =>
  z.number().meta({ description, examples: [example] });

const moment = {
  asOf: z.iso.datetime().meta({
    description: "Time of the quotes; prices change every two seconds",
    examples: ["2026-11-21T09:00:00.000Z"],
  }),
  simulated: z.literal(true).describe("Always true: the figures are simulated"),
};

export const QuoteQuery = z.object({ market: market.optional() });

export const QuoteList = z
  .object({
    quotes: z
      .array(
        z.object({
          label: text("Name of the symbol", "Euro / US dollar"),
          symbol,
          market,
          price: price("Price of one unit"),
          change: price("Price change in 24 hours", -0.0021),
          changePercent: price("The same in percent", -0.19),
          high24h: price("24-hour high", 1.0971),
          low24h: price("24-hour low", 1.0902),
          volume: text("24-hour volume, shortened", "1.62B"),
          marketCap: figure(
            "Value of all units; only for crypto and stocks",
            1_280_000_000_000,
          ).optional(),
        }),
      )
      .describe("Grouped by market, in a fixed order"),
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
    .max(maxCandles)
    .default(visibleCandles)
    .describe("Number of candles"),
});

export const CandleList = z
  .object({
    symbol,
    timeframe,
    candles: z
      .array(
        z.object({
          time: z.iso.datetime().meta({
            description: "Start of the candle, UTC",
            examples: ["2026-11-21T00:00:00.000Z"],
          }),
          open: price("Opening price"),
          high: price("Highest price", 1.0971),
          low: price("Lowest price", 1.0902),
          close: price("Closing price; for the last candle, the current price"),
          volume: figure("Units traded", 1_620_000_000),
        }),
      )
      .describe("Oldest first; the last one is still open"),
    ...moment,
  })
  .meta({ id: "CandleList" });
