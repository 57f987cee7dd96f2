import { z } from "zod";
import { entryKinds } from "./rules";
import { currencies } from "../../kernel/currencies";
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
  openingBalance: z.number().meta({
    description: "The total when the month began: the closing balance of the month before",
  }),
  totalIn: z.number().meta({ description: "Sum of everything that raised the total" }),
  totalOut: z.number().meta({ description: "Sum of everything that lowered it" }),
  closingBalance: z
    .number()
    .meta({ description: "The total when the month ended; of the running month, the total now" }),
};

const StatementMonth = z
  .object({
    month: Month,
    isRunning: z.boolean().meta({ description: "Whether the month has not ended yet" }),
    ...sums,
    entryCount: z.number().meta({ description: "How many entries the ledger has in the month" }),
  })
  .meta({ id: "StatementMonth" });
export type StatementMonth = z.output<typeof StatementMonth>;

export const StatementList = z
  .object({
    account: Account,
    currency: z.enum(currencies),
    timeZone: TimeZone,
    months: z
      .array(StatementMonth)
      .meta({ description: "Newest first, from the month in which the account was opened" }),
  })
  .meta({ id: "StatementList" });
export type StatementList = z.output<typeof StatementList>;

const StatementParts = z
  .object({
    available: z.number().meta({ description: "Can be spent" }),
    held: z.number().meta({ description: "Held for withdrawals" }),
    profit: z.number().meta({ description: "Profit" }),
    bonus: z.number().meta({ description: "Bonus" }),
    unallocated: z.number().meta({ description: "In none of the other parts" }),
  })
  .meta({ id: "StatementParts", description: "What a total is made of" });
export type StatementParts = z.output<typeof StatementParts>;

const StatementEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(entryKinds).meta({
      description:
        "What the entry did. `hold` and `release` move money between available and held, and leave the total as it is",
    }),
    amount: z
      .number()
      .meta({ description: "By how much the total rose, or fell where it is negative" }),
    moved: StatementParts.partial().meta({
      description: "The parts that it moved, and by how much",
    }),
    balance: z.number().meta({ description: "The total after the entry" }),
    reference: z
      .string()
      .optional()
      .meta({ description: "Reference of the transaction, where there is one" }),
    transactionId: z
      .string()
      .optional()
      .meta({ description: "Id of the transaction, where there is one" }),
  })
  .meta({ id: "StatementEntry" });
export type StatementEntry = z.output<typeof StatementEntry>;

export const StatementQuery = z.object(
  pageFields(limits.statementEntriesMaximum, limits.statementEntriesMaximum),
);

export const Statement = StatementMonth.extend({
  account: Account,
  holder: z
    .string()
    .meta({ description: "Full name of the account's holder", examples: ["Nora New"] }),
  currency: z.enum(currencies),
  timeZone: TimeZone,
  startsAt: z.string().meta({ description: "First moment of the month, ISO 8601 in UTC" }),
  endsAt: z.string().meta({ description: "First moment after it, ISO 8601 in UTC" }),
  drawnUpAt: z.string(),
  broughtForward: z
    .number()
    .meta({ description: "The total before the first entry of the page asked for" }),
  closingParts: StatementParts.meta({ description: "What the closing balance is made of" }),
  entries: z.array(StatementEntry).meta({
    description:
      "First to last: those of the page asked for. The sums count every entry, and `entryCount` is how many there are",
  }),
}).meta({ id: "Statement" });
export type Statement = z.output<typeof Statement>;
