// Receiving accounts day by day: statements and ledger side by side.
import { z } from "zod";
import { AmountNumber, Count, text } from "../../kernel/schemas/fields";
import { dayFields, daySearchParams } from "../../kernel/schemas/days";
import { SizedPageParams, pageFields, pageResponse } from "../../kernel/schemas/page";
import { limits } from "../../kernel/limits";
import { optionalCode } from "../../kernel/schemas/text";
import { lineGroups } from "./labels";
import { ReceivingAccountName } from "./schemas";

const account = optionalCode(32).describe("ID of a receiving account");

/** Days of the bank's calendar; without both: the month to date. */
export const BankDayPeriodQuery = z.object({ ...dayFields, account });
export const BankDayQuery = BankDayPeriodQuery.extend(
  pageFields(limits.pageSizeMaximum, limits.pageSizeMaximum),
);
/** The same from a page's URL, where invalid values are ignored. */
export const BankDaySearchParams = SizedPageParams.extend({
  ...daySearchParams,
  account: account.catch(undefined),
});

export const BankDay = z
  .object({
    account: ReceivingAccountName.describe("Receiving account"),
    day: text("A day of the bank's calendar", "2026-11-25").meta({ format: "date" }),
    opening: AmountNumber.optional().describe("Opening balance of the day's first statement"),
    closing: AmountNumber.optional().describe("Closing balance of its last statement"),
    in: AmountNumber.describe("Money in, as the ledger has it"),
    out: AmountNumber.describe("Money out"),
    lines: z
      .array(z.object({ state: z.enum(lineGroups), count: Count, amount: AmountNumber }))
      .describe("Posted lines by final state; `waiting` have none yet. Amounts are signed"),
    ledger: AmountNumber.optional().describe(
      "Balance of the ledger's bank account, counted from the first imported opening balance",
    ),
    difference: AmountNumber.optional().describe("`closing` minus `ledger`"),
    gap: z
      .object({
        expected: AmountNumber.describe("The last closing balance before it"),
        found: AmountNumber.describe("The opening balance"),
      })
      .optional()
      .describe(
        "Present if an opening balance doesn't follow the last closing balance: a statement may be missing",
      ),
  })
  .meta({ id: "BankDay" });
export type BankDay = z.output<typeof BankDay>;

const period = {
  from: text("First day", "2026-11-01"),
  to: text("Last day", "2026-11-21"),
  differing: Count.describe("Days with a difference or a gap"),
};
const days = z.array(BankDay).describe("By account, newest first");

export const BankDayPage = z
  .object({ ...period, days, ...pageResponse })
  .meta({ id: "BankDayPage" });
export const BankDayExport = z.object({ ...period, days }).meta({ id: "BankDayExport" });
