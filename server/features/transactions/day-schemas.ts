import { z } from "zod";
import { CurrencyTotals } from "../ledger/transaction-total-schemas";
import { Count, text } from "../../kernel/schemas/fields";

const DayTotal = z.object({
  count: Count,
  totals: CurrencyTotals,
});

const TransactionDay = z
  .object({
    day: text("Day, in your time zone", "2026-11-21"),
    successful: DayTotal.describe("Successful transactions"),
    pending: DayTotal.describe("Pending transactions"),
    failed: DayTotal.describe("Rejected or canceled"),
  })
  .meta({ id: "TransactionDay" });
export type TransactionDay = z.output<typeof TransactionDay>;

export const TransactionDays = z
  .object({
    days: z.array(TransactionDay).describe("The last 31 days, oldest first and ending with today"),
  })
  .meta({ id: "TransactionDays" });
