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
const TimeZone = z.string().meta({
  description: "IANA name of the time zone of these days and months",
  examples: ["UTC"],
});
const Account = z.string().meta({
  description: "The account's reference, masked except for its end",
  examples: ["••••7d2f"],
});

const sums = {
  openingBalance: z
    .number()
    .describe("The total at the start of the month: the previous month's closing balance"),
  totalIn: z.number().describe("Sum of all increases"),
  totalOut: z.number().describe("Sum of all decreases"),
  closingBalance: z
    .number()
    .describe("The total at the end of the month; for the current month, the current total"),
};

const StatementMonth = z
  .object({
    month: Month,
    isRunning: z.boolean().describe("Whether the month is still in progress"),
    ...sums,
    entryCount: z.number().describe("Number of ledger entries in the month"),
  })
  .meta({ id: "StatementMonth" });
export type StatementMonth = z.output<typeof StatementMonth>;

export const StatementList = z
  .object({
    account: Account,
    currency: CurrencyCode,
    timeZone: TimeZone,
    months: z
      .array(StatementMonth)
      .describe("Newest first, back to the month in which the account was opened"),
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

const StatementEntry = z
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

export const Statement = StatementMonth.extend({
  account: Account,
  holder: text("Full name of the account holder", "Nora New"),
  currency: CurrencyCode,
  timeZone: TimeZone,
  startsAt: InstantField.describe("First moment of the month, ISO 8601 in UTC"),
  endsAt: InstantField.describe("First moment after it, ISO 8601 in UTC"),
  drawnUpAt: InstantField,
  broughtForward: z.number().describe("The total before the first entry of this page"),
  closingParts: StatementParts.describe("Parts of the closing balance"),
  entries: z
    .array(StatementEntry)
    .describe(
      "The entries of this page, oldest first; one with a fee has two lines. The sums include all entries; `entryCount` is their number",
    ),
}).meta({ id: "Statement" });
export type Statement = z.output<typeof Statement>;
