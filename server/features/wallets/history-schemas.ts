import { z } from "zod";
import { CurrencyCode, text } from "../../kernel/schemas/fields";
import { historyRanges } from "./history-rules";

export { historyRanges, type HistoryRange } from "./history-rules";

export const HistoryQuery = z.object({
  range: z
    .enum(historyRanges)
    .default("1M")
    .describe("The range. `1M` lists every day; longer ranges leave days out"),
});

const DayBalance = z
  .object({
    day: text("Day, in your time zone", "2026-11-21"),
    totalBalance: z
      .number()
      .describe("The total at the end of the day; for today, the current total"),
  })
  .meta({ id: "DayBalance" });
export type DayBalance = z.output<typeof DayBalance>;

export const BalanceHistory = z
  .object({
    currency: CurrencyCode,
    days: z
      .array(DayBalance)
      .describe(
        "The days of the range, oldest first, ending with today; empty if the wallet never had a transaction",
      ),
  })
  .meta({ id: "BalanceHistory" });
export type BalanceHistory = z.output<typeof BalanceHistory>;
