import { z } from "zod";
import { TransactionQuery } from "../ledger/transaction-schemas";

export const MonthQuery = TransactionQuery.omit({ page: true, limit: true });

const MonthTotal = z
  .object({
    month: z
      .string()
      .meta({ description: "Year and month, in one's time zone", examples: ["2026-11"] }),
    count: z.number().meta({ description: "How many there were" }),
    totalAmount: z.number(),
  })
  .meta({ id: "MonthTotal" });
export type MonthTotal = z.output<typeof MonthTotal>;

export const MonthTotals = z
  .object({
    months: z
      .array(MonthTotal)
      .meta({ description: "Newest first; months without any are left out" }),
  })
  .meta({ id: "MonthTotals" });
