// Transaction lists with their totals.
import { z } from "zod";
import { Count, CurrencyCode, Simulated, TotalAmount, text } from "../../kernel/schemas/fields";
import { pageResponse } from "../../kernel/schemas/page";
import { Transaction } from "./transaction-schemas";

export const TransactionPage = z
  .object({
    transactions: z.array(Transaction).describe("Newest first"),
    ...pageResponse,
    totalAmount: z.number().describe("Sum over all pages"),
  })
  .meta({ id: "TransactionPage" });
export type TransactionPage = z.output<typeof TransactionPage>;

/** Sums for each currency: amounts of different ones are never added. */
export const CurrencyTotals = z
  .array(z.object({ currency: CurrencyCode, totalAmount: TotalAmount }))
  .describe("A sum for each currency");

/** Of all users, possibly in several currencies. */
export const AllTransactionsPage = TransactionPage.extend({
  totalAmount: z.number().nullable().describe("Sum of all matches; null for several currencies"),
  totals: CurrencyTotals,
}).meta({ id: "AllTransactionsPage" });
export type AllTransactionsPage = z.output<typeof AllTransactionsPage>;

const TransactionTotal = z.object({ count: Count, totalAmount: TotalAmount });
const TransactionTotalEntry = TransactionTotal.extend({
  _id: text("Status or type", "successful"),
});

export const TransactionStats = z
  .object({
    statusStats: z.array(TransactionTotalEntry).describe("By status; `_id` is the status"),
    typeStats: z.array(TransactionTotalEntry).describe("By type; `_id` is the type"),
    pending: TransactionTotal.describe("Pending transactions"),
    successful: TransactionTotal.describe("Successful transactions"),
    failed: TransactionTotal.describe("Rejected or canceled"),
  })
  .meta({ id: "TransactionStats" });
export type TransactionStats = z.output<typeof TransactionStats>;

const AllTransactionsTotal = z.object({
  count: Count,
  totals: CurrencyTotals,
  totalAmount: z
    .number()
    .nullable()
    .describe("The sum in `currency`. Several currencies are converted; null if a rate is missing"),
  currency: CurrencyCode,
  isConverted: z
    .boolean()
    .describe("Whether amounts of other currencies are converted in `totalAmount`"),
});
export type AllTransactionsTotal = z.output<typeof AllTransactionsTotal>;
const AllTransactionsTotalEntry = AllTransactionsTotal.extend({
  _id: text("Status or type", "successful"),
});

export const AllTransactionsStats = z
  .object({
    statusStats: z.array(AllTransactionsTotalEntry).describe("By status; `_id` is the status"),
    typeStats: z.array(AllTransactionsTotalEntry).describe("By type; `_id` is the type"),
    pending: AllTransactionsTotal.describe("Pending transactions"),
    successful: AllTransactionsTotal.describe("Successful transactions"),
    failed: AllTransactionsTotal.describe("Rejected or canceled"),
    ratesAreSimulated: Simulated.optional().describe(
      "Whether the rates are simulated; missing if nothing was converted",
    ),
    ratesAsOf: z
      .string()
      .optional()
      .meta({ description: "The day the rates were published for", examples: ["2026-11-20"] }),
  })
  .meta({ id: "AllTransactionsStats" });
export type AllTransactionsStats = z.output<typeof AllTransactionsStats>;
