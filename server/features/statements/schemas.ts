import { z } from "zod";
import { CurrencyCode, Id, InstantField, text, recordId } from "../../kernel/schemas/fields";
import { entryKinds } from "./rules";
import { Transaction } from "../ledger/transaction-schemas";
import { pageFields } from "../../kernel/schemas/page";

/** The maximum entries of a statement in a response; its sums include all. */
const statementEntriesMaximum = 2000;

const Month = z
  .string()
  .meta({ description: "Year and month, in `timeZone`", examples: ["2026-10"] });
const Year = z.string().meta({ description: "Year, in `timeZone`", examples: ["2026"] });
export const TimeZone = z.string().meta({
  description: "IANA name of the time zone of these days, months and years",
  examples: ["UTC"],
});
const Account = z.string().meta({
  description: "The account's reference, masked except for its end",
  examples: ["••••7d2f"],
});

const sums = {
  isRunning: z.boolean().describe("Whether the period is still in progress"),
  openingBalance: z
    .number()
    .describe("The total at the start of the period: the previous one's closing balance"),
  totalIn: z.number().describe("Sum of all increases"),
  totalOut: z.number().describe("Sum of all decreases"),
  totalFees: z
    .number()
    .optional()
    .describe(
      "Sum of all fees, less those refunded. They are part of `totalOut` and `totalIn`; missing without fees",
    ),
  closingBalance: z
    .number()
    .describe("The total at the end of the period; for the current one, the current total"),
  entryCount: z.number().describe("Number of ledger entries in the period"),
};

const StatementMonth = z.object({ month: Month, ...sums }).meta({ id: "StatementMonth" });
export type StatementMonth = z.output<typeof StatementMonth>;

const StatementYear = z.object({ year: Year, ...sums }).meta({ id: "StatementYear" });
export type StatementYear = z.output<typeof StatementYear>;

export const StatementList = z
  .object({
    account: Account,
    currency: CurrencyCode,
    timeZone: TimeZone,
    months: z
      .array(StatementMonth)
      .describe("Newest first, back to the month in which the account was opened"),
    years: z
      .array(StatementYear)
      .optional()
      .describe("Newest first, back to the year in which the account was opened"),
  })
  .meta({ id: "StatementList" });
export type StatementList = z.output<typeof StatementList>;

const StatementParts = z
  .object({
    available: z.number().describe("Available to spend"),
    held: z.number().describe("On hold for withdrawals"),
    profit: z.number().describe("Profit"),
    bonus: z.number().describe("Bonus"),
    unallocated: z.number().describe("Not part of the other balances"),
  })
  .meta({ id: "StatementParts", description: "The parts of a total" });
export type StatementParts = z.output<typeof StatementParts>;

export const StatementEntry = z
  .object({
    id: Id,
    at: InstantField,
    kind: z
      .enum(entryKinds)
      .describe(
        "Type of entry. `hold` and `release` move money between available and held, and don't change the total. The fee of a deposit or withdrawal follows it as a line of its own",
      ),
    amount: z.number().describe("Change of the total; negative if it fell"),
    moved: StatementParts.partial().describe("The changed parts, with amounts"),
    balance: z.number().describe("The total after the entry"),
    reference: text("Reference of the transaction, if any", "TX-7Q2M-9KD4").optional(),
    transactionId: recordId("ID of the transaction, if any").optional(),
    payout: Transaction.shape.payout,
  })
  .meta({ id: "StatementEntry" });
export type StatementEntry = z.output<typeof StatementEntry>;

export const StatementQuery = z.object(
  pageFields(statementEntriesMaximum, statementEntriesMaximum),
);

const statementFields = {
  account: Account,
  holder: text("Full name of the account holder", "Nora New"),
  currency: CurrencyCode,
  timeZone: TimeZone,
  startsAt: InstantField.describe("First moment of the period, ISO 8601 in UTC"),
  endsAt: InstantField.describe("First moment after it, ISO 8601 in UTC"),
  drawnUpAt: InstantField,
  broughtForward: z.number().describe("The total before the first entry of this page"),
  closingParts: StatementParts.describe("Parts of the closing balance"),
  entries: z
    .array(StatementEntry)
    .describe(
      "The entries of this page, oldest first; one with a fee has two lines. The sums include all entries; `entryCount` is their number",
    ),
};

export const Statement = StatementMonth.extend(statementFields).meta({ id: "Statement" });
export type Statement = z.output<typeof Statement>;

export const YearlyStatement = StatementYear.extend({
  ...statementFields,
  months: z.array(StatementMonth).describe("Its months since the account was opened, oldest first"),
}).meta({ id: "YearlyStatement" });
export type YearlyStatement = z.output<typeof YearlyStatement>;
