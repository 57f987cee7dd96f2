// Schemas of payouts.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  CurrencyCode,
  EmailAddress,
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
import { requiredCode, requiredText } from "../../kernel/schemas/text";
import { paymentMethods } from "../ledger/labels";
import { Version } from "../ledger/transaction-schemas";
import { payoutStates } from "../ledger/payout-labels";

export const DayField = text("A day", "2026-11-25").meta({ format: "date" });
const reference = text("The bank's reference, or the ID of a blockchain transaction", "FT26321ABC");

export const PayoutBatchReference = z.object({
  id: Id,
  reference: text("Unique reference", "PB-7K2M9QWD4H"),
});

export const Payout = z
  .object({
    id: recordId("ID of the transaction"),
    transaction: TransactionReference,
    user: UserId,
    fullname: FullName,
    email: EmailAddress,
    amount: AmountNumber,
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
  })
  .meta({ id: "Payout" });
export type Payout = z.output<typeof Payout>;

export const PayoutWithApproval = Payout.extend(approvalRequestField).meta({
  id: "PayoutWithApproval",
});

export const PayoutQuery = z.object({
  state: z
    .enum(payoutStates, oneOf(payoutStates))
    .default("to_send")
    .describe("Status of the payouts"),
  ...pageFields(),
});

/** The same from a page's URL, where invalid values are ignored. */
export const PayoutSearchParams = SizedPageParams.extend({
  state: z.enum(payoutStates).catch("to_send"),
});

export const PayoutPage = z
  .object({ payouts: z.array(Payout).describe("Oldest first"), ...pageResponse })
  .meta({ id: "PayoutPage" });

export const ExpectedDay = z.iso
  .date(errorMessage("date"))
  .meta({ description: "When the money should arrive", examples: ["2026-11-25"] });

export const payoutReferenceMaximumLength = 140;

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
