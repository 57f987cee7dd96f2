import { z } from "zod";
import { CurrencyCode, Id, InstantField, text } from "../../kernel/schemas/fields";
import { entryKinds } from "./rules";
import { limits } from "../../kernel/limits";
import { pageFields } from "../../kernel/schemas/page";

const Month = z
  .string()
  .meta({ description: "Year and month, in `timeZone`", examples: ["2026-10"] });
const TimeZone = z.string().meta({
  description: "IANA name of the zone whose days and months these are",
  examples: ["UTC"],
});
const Account = z.string().meta({
  description: "The account's reference, all but its end as dots",
  examples: ["••••7d2f"],
});

const sums = {
  openingBalance: z
    .number()
    .describe("The total when the month began: the closing balance of the month before"),
  totalIn: z.number().describe("Sum of everything that raised the total"),
  totalOut: z.number().describe("Sum of everything that lowered it"),
  closingBalance: z
    .number()
    .describe("The total when the month ended; of the running month, the total now"),
};

const StatementMonth = z
  .object({
    month: Month,
    isRunning: z.boolean().describe("Whether the month has not ended yet"),
    ...sums,
    entryCount: z.number().describe("How many entries the ledger has in the month"),
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
      .describe("Newest first, from the month in which the account was opened"),
  })
  .meta({ id: "StatementList" });
export type StatementList = z.output<typeof StatementList>;

const StatementParts = z
  .object({
    available: z.number().describe("Can be spent"),
    held: z.number().describe("Held for withdrawals"),
    profit: z.number().describe("Profit"),
    bonus: z.number().describe("Bonus"),
    unallocated: z.number().describe("In none of the other parts"),
  })
  .meta({ id: "StatementParts", description: "What a total is made of" });
export type StatementParts = z.output<typeof StatementParts>;

const StatementEntry = z
  .object({
    id: Id,
    at: InstantField,
    kind: z
      .enum(entryKinds)
      .describe(
        "What the entry did. `hold` and `release` move money between available and held, and leave the total as it is",
      ),
    amount: z.number().describe("By how much the total rose, or fell where it is negative"),
    moved: StatementParts.partial().describe("The parts that it moved, and by how much"),
    balance: z.number().describe("The total after the entry"),
    reference: text("Reference of the transaction, where there is one", "TX-7Q2M-9KD4").optional(),
    transactionId: z.string().optional().describe("Id of the transaction, where there is one"),
  })
  .meta({ id: "StatementEntry" });
export type StatementEntry = z.output<typeof StatementEntry>;

export const StatementQuery = z.object(
  pageFields(limits.statementEntriesMaximum, limits.statementEntriesMaximum),
);

export const Statement = StatementMonth.extend({
  account: Account,
  holder: text("Full name of the account's holder", "Nora New"),
  currency: CurrencyCode,
  timeZone: TimeZone,
  startsAt: InstantField.describe("First moment of the month, ISO 8601 in UTC"),
  endsAt: InstantField.describe("First moment after it, ISO 8601 in UTC"),
  drawnUpAt: InstantField,
  broughtForward: z.number().describe("The total before the first entry of the page asked for"),
  closingParts: StatementParts.describe("What the closing balance is made of"),
  entries: z
    .array(StatementEntry)
    .describe(
      "First to last: those of the page asked for. The sums count every entry, and `entryCount` is how many there are",
    ),
}).meta({ id: "Statement" });
export type Statement = z.output<typeof Statement>;
