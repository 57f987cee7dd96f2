import { z } from "zod";

const DayTotal = z.object({
  count: z.number(),
  totalAmount: z.number().meta({ description: "Sum of the amounts, whatever their currency" }),
});

const TransactionDay = z
  .object({
    day: z
      .string()
      .meta({ description: "Year, month and day, in one's time zone", examples: ["2026-11-21"] }),
    successful: DayTotal,
    pending: DayTotal,
    failed: DayTotal,
  })
  .meta({ id: "TransactionDay" });
export type TransactionDay = z.output<typeof TransactionDay>;

export const TransactionDays = z
  .object({
    days: z
      .array(TransactionDay)
      .meta({ description: "The last 31 days, oldest first and ending with today" }),
  })
  .meta({ id: "TransactionDays" });
