import { z } from "zod";
import { CurrencyCode, text } from "../../kernel/schemas/fields";
import { historyRanges } from "./history-rules";

export { historyRanges, type HistoryRange } from "./history-rules";

export const HistoryQuery = z.object({
  range: z
    .enum(historyRanges)
    .default("1M")
    .describe("How far back; of 1M every day is given, of longer ranges one in several"),
});

const DayBalance = z
  .object({
    day: text("Day, in your time zone", "2026-11-21"),
    totalBalance: z.number().describe("The total at the end of the day; of today, the total now"),
  })
  .meta({ id: "DayBalance" });
export type DayBalance = z.output<typeof DayBalance>;

export const BalanceHistory = z
  .object({
    currency: CurrencyCode,
    days: z
      .array(DayBalance)
      .describe(
        "The days of the range, oldest first and ending with today; empty where nothing ever moved in the wallet",
      ),
  })
  .meta({ id: "BalanceHistory" });
export type BalanceHistory = z.output<typeof BalanceHistory>;
