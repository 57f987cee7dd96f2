// Schemas of bank transfers that customers expect.
import { z } from "zod";
import { Amount, typedAmount, type AmountRule } from "../../kernel/schemas/amount";
import type { Currency } from "../../kernel/currencies";
import {
  AmountNumber,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  recordId,
  UserId,
} from "../../kernel/schemas/fields";
import { oneOf, pageFields, pageResponse, SizedPageParams } from "../../kernel/schemas/page";
import { optionalCode } from "../../kernel/schemas/text";
import { DepositReference, ReceivingAccountId } from "../receiving-accounts/schemas";
import { expectedStates } from "./labels";

const accountId = optionalCode(32);

export const ExpectedDepositBody = z
  .strictObject({
    amount: Amount,
    receivingAccountId: accountId.describe(
      "The account that it was sent to; the first in the wallet's currency if it's missing",
    ),
  })
  .meta({ id: "ExpectedDepositBody" });

/** The page's form, whose amount is typed. */
export const expectedDepositFormFor = (currency: Currency | undefined, rule?: AmountRule) =>
  z.strictObject({
    amount: typedAmount("movement", currency, rule),
    receivingAccountId: accountId,
  });

export const ExpectedDeposit = z
  .object({
    id: Id,
    amount: AmountNumber,
    currency: CurrencyCode,
    receivingAccountId: ReceivingAccountId,
    state: z
      .enum(expectedStates)
      .describe("`open` until it arrives (`matched`), its time is over, or it's canceled"),
    createdAt: InstantField,
    lapsesAt: InstantField.describe("When it's no longer expected"),
    endedAt: InstantField.optional(),
    transactionId: recordId("ID of the deposit that arrived").optional(),
  })
  .meta({ id: "ExpectedDeposit" });
export type ExpectedDeposit = z.output<typeof ExpectedDeposit>;

export const ExpectedDepositList = z
  .object({
    expectedDeposits: z.array(ExpectedDeposit).describe("Newest first, up to 50"),
  })
  .meta({ id: "ExpectedDepositList" });

export const StaffExpectedDeposit = ExpectedDeposit.extend({
  user: UserId,
  fullname: FullName,
  email: EmailAddress,
  reference: DepositReference.optional().describe("The user's creditor reference"),
}).meta({ id: "StaffExpectedDeposit" });
export type StaffExpectedDeposit = z.output<typeof StaffExpectedDeposit>;

export const ExpectedDepositQuery = z.object({
  state: z.enum(expectedStates, oneOf(expectedStates)).default("open").describe("Their status"),
  user: optionalCode(64).describe("Only those of the user with this ID"),
  ...pageFields(),
});

/** The same from a page's URL, where invalid values are ignored. */
export const ExpectedDepositSearchParams = SizedPageParams.extend({
  state: z.enum(expectedStates).catch("open"),
});

export const ExpectedDepositPage = z
  .object({
    expectedDeposits: z
      .array(StaffExpectedDeposit)
      .describe("Open ones oldest first, others newest first"),
    ...pageResponse,
  })
  .meta({ id: "ExpectedDepositPage" });
