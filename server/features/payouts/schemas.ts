// Schemas of payouts.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CurrencyCode,
  EmailAddress,
  Fee,
  FullName,
  InstantField,
  TransactionReference,
  UserId,
  text,
  Id,
  recordId,
} from "../../kernel/schemas/fields";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { limits } from "../../kernel/limits";
import { oneOf, pageResponse, pageFields, SizedPageParams } from "../../kernel/schemas/page";
import { currencies } from "../../kernel/currencies";
import { dayFields, daySearchParams } from "../../kernel/schemas/days";
import { optionalCode, requiredCode, requiredText, searchedText } from "../../kernel/schemas/text";
import { paymentMethods } from "../ledger/labels";
import { Version } from "../ledger/transaction-schemas";
import { payoutStates } from "../ledger/payout-labels";

/** How an approved withdrawal is paid. */
export const payoutMethods = ["bank", "crypto_payment"] as const;

export const payoutReferenceMaximumLength = 140;

export const DayField = text("A day", "2026-11-25").meta({ format: "date" });
const reference = text("The bank's reference, or the ID of a blockchain transaction", "FT26321ABC");

export const PayoutBatchReference = z.object({
  id: Id,
  reference: text("Unique reference", "PB-7K2M9QWD4H"),
});

export const PayoutObstacle = z
  .object({
    code: text("Stable code for programs", "payee_frozen"),
    message: text("Why it can't be paid", "The customer stopped payouts from their account."),
    advice: z.string().optional().describe("What to do about it"),
  })
  .meta({ id: "PayoutObstacle" });
export type PayoutObstacle = z.output<typeof PayoutObstacle>;

export const Payout = z
  .object({
    id: recordId("ID of the transaction"),
    transaction: TransactionReference,
    user: UserId,
    fullname: FullName,
    email: EmailAddress,
    amount: AmountNumber.describe("What is sent: the amount of the withdrawal without its fee"),
    fee: Fee.optional(),
    currency: CurrencyCode,
    paymentMethod: z.enum(paymentMethods).optional().describe("Payment method"),
    destination: text("Destination, masked", "IBAN ••••3000, Nora New").optional(),
    state: z.enum(payoutStates),
    approvedAt: InstantField,
    sentAt: InstantField.optional(),
    arrivedAt: InstantField.optional(),
    returnedAt: InstantField.optional(),
    reference: reference.optional(),
    expectedDay: DayField.describe("When the money should arrive").optional(),
    reason: z.string().optional().describe("Reason for the return"),
    batch: PayoutBatchReference.optional().describe("Its payout batch"),
    obstacle: PayoutObstacle.optional().describe(
      "Why it can't be paid now. Missing if it can, and once it was sent",
    ),
  })
  .meta({ id: "Payout" });
export type Payout = z.output<typeof Payout>;

export const PayoutWithApproval = Payout.extend(approvalRequestField).meta({
  id: "PayoutWithApproval",
});

const batchFilters = ["any", "none"] as const;

export const PayoutQuery = z.object({
  state: z
    .enum(payoutStates, oneOf(payoutStates))
    .default("to_send")
    .describe("Status of the payouts"),
  reference: optionalCode(payoutReferenceMaximumLength).meta({
    description:
      "Start of the withdrawal's reference, with or without `TX-`, or of its batch's; or the bank's complete reference",
    examples: ["TX-7Q2M-9KD4"],
  }),
  person: searchedText().describe(
    "Words or parts of words of the name, username, email or phone number, in any order; accents are ignored",
  ),
  paymentMethod: z
    .enum(payoutMethods, oneOf(payoutMethods))
    .optional()
    .describe("Bank transfers, or Bitcoin"),
  currency: z.enum(currencies, oneOf(currencies)).optional().describe("Of the wallet"),
  batch: z
    .enum(batchFilters, oneOf(batchFilters))
    .optional()
    .describe("Only payouts in a batch, or in none"),
  ...dayFields,
  ...pageFields(),
});

/** The same from a page's URL, where invalid values are ignored. */
export const PayoutSearchParams = SizedPageParams.extend({
  state: z.enum(payoutStates).catch("to_send"),
  reference: optionalCode(payoutReferenceMaximumLength).catch(undefined),
  person: searchedText().catch(undefined),
  paymentMethod: z.enum(payoutMethods).optional().catch(undefined),
  currency: z.enum(currencies).optional().catch(undefined),
  batch: z.enum(batchFilters).optional().catch(undefined),
  ...daySearchParams,
});

export const PayoutPage = z
  .object({
    payouts: z.array(Payout).describe("Oldest first"),
    totals: z
      .array(z.object({ currency: CurrencyCode, count: Count, amount: AmountNumber }))
      .optional()
      .describe("Sums of all results by currency; missing if there are more than 10,000"),
    ...pageResponse,
  })
  .meta({ id: "PayoutPage" });

export const ExpectedDay = z.iso
  .date(errorMessage("date"))
  .meta({ description: "When the money should arrive", examples: ["2026-11-25"] });

export const SentBody = z
  .strictObject({
    reference: requiredCode(errorMessage("payoutReference"), payoutReferenceMaximumLength).meta({
      description: "The bank's reference, or the ID of a blockchain transaction",
      examples: ["FT26321ABC"],
    }),
    expectedDay: ExpectedDay,
  })
  .meta({ id: "PayoutSentBody" });

export const ReturnBody = z
  .strictObject({
    reason: requiredText(errorMessage("returnReason"), limits.descriptionMaximumLength).meta({
      description: "Reason for the return, shown to the customer",
      examples: ["The bank account is closed."],
    }),
    version: Version,
  })
  .meta({ id: "PayoutReturnBody" });
