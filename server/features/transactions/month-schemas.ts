import { z } from "zod";
import { TotalAmount, text } from "../../kernel/schemas/fields";
import { TransactionQuery } from "../ledger/transaction-query-schemas";

export const MonthQuery = TransactionQuery.omit({ page: true, limit: true });

const MonthTotal = z
  .object({
    month: text("Month, in your time zone", "2026-11"),
    count: z.number().describe("Number of transactions"),
    totalAmount: TotalAmount,
  })
  .meta({ id: "MonthTotal" });
export type MonthTotal = z.output<typeof MonthTotal>;

export const MonthTotals = z
  .object({
    months: z.array(MonthTotal).describe("Newest first; months without matches are left out"),
    sent: z
      .object({ count: z.number().describe("Number of withdrawals"), totalAmount: TotalAmount })
      .describe(
        "Matching withdrawals whose money was sent, without their fees, including those that have arrived",
      ),
  })
  .meta({ id: "MonthTotals" });
