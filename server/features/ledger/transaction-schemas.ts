import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  CoinId,
  CryptoOrderNumber,
  CurrencyCode,
  EmailAddress,
  Fee,
  FullName,
  Id,
  InstantField,
  InvoiceUrl,
  NetAmount,
  TransactionReference,
  SameId,
  UserId,
  WalletId,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { exampleDeposit } from "../../kernel/schemas/example-records";
import {
  reviewFlags,
  paymentMethods,
  paymentStatuses,
  transactionActions,
  transactionStatuses,
  transactionTypes,
} from "./labels";
import { type Currency } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { transactionReasons } from "../../kernel/reasons";
import { Amount, typedAmount } from "../../kernel/schemas/amount";
import { payoutStates } from "./payout-labels";
import { conversionFields } from "../exchange-rates/schemas";
import { ConfirmationCode } from "../sessions/schemas";
import { emptyAsMissing, optionalText, optionalChoice } from "../../kernel/schemas/text";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

const versionNote =
  "Number of changes. Send it with a change to get 409 `changed_by_someone_else` if the record has changed since";
const versionMessage = errorMessage("version");

/** The version that the caller saw; if it is no longer current, nothing is changed. */
export const Version = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/, versionMessage)
        .transform(Number),
    ],
    versionMessage,
  )
  .pipe(z.int(versionMessage).min(1, versionMessage))
  .meta({ description: versionNote, examples: [1] })
  .optional();

export const TransactionEditBody = z
  .strictObject({
    amount: z.preprocess(emptyAsMissing, Amount.optional()),
    status: optionalChoice(transactionStatuses),
    description: optionalText(limits.descriptionMaximumLength)
      .nullable()
      .meta({
        description: "Null removes it; missing or empty values change nothing",
        examples: ["Savings for March"],
      }),
    version: Version,
    code: ConfirmationCode,
  })
  .meta({
    id: "TransactionEditBody",
    examples: [{ description: "Savings for April", version: 1 }],
  });

/** The form contains the current description, so an empty one removes it. `currency` is the transaction's. */
export const transactionEditFormFor = (currency: Currency | undefined) =>
  TransactionEditBody.extend({
    amount: z.preprocess(emptyAsMissing, typedAmount("movement", currency).optional()),
    description: z
      .preprocess(
        (text) => (typeof text === "string" && text.trim() === "" ? null : text),
        TransactionEditBody.shape.description,
      )
      .describe("Free text"),
  });

export const StatusBody = z
  .strictObject({
    status: z.enum(transactionStatuses, errorMessage("statusMissing")),
    version: Version,
  })
  .meta({ id: "StatusBody", examples: [{ status: "pending", version: 2 }] });

export const Transaction = z
  .object({
    id: Id,
    _id: SameId,
    user: UserId,
    userDetails: z.object({ fullname: FullName, email: EmailAddress }).describe("Owner"),
    reference: TransactionReference,
    amount: AmountNumber,
    fee: Fee.optional(),
    netAmount: NetAmount.optional(),
    currency: CurrencyCode,
    ...conversionFields,
    status: z.enum(transactionStatuses),
    date: InstantField.describe("The same as `createdAt`"),
    createdAt: InstantField,
    updatedAt: InstantField,
    type: z.enum(transactionTypes),
    transactionType: z.enum(transactionTypes).describe("The same as `type`"),
    action: z.enum(transactionActions).describe("What caused the transaction"),
    transactionAction: z.enum(transactionActions).describe("The same as `action`"),
    paymentMethod: z.enum(paymentMethods).optional().describe("Payment method"),
    description: text("Free text", "Savings for March").optional(),
    reasonCode: z.enum(transactionReasons).optional().describe("Stable code of a listed reason"),
    reason: z
      .string()
      .optional()
      .describe(
        "Reason for the rejection, in the language of the request: the text of `reasonCode`, then free text",
      ),
    destination: z
      .string()
      .optional()
      .describe("Masked destination of a withdrawal, fixed when requested"),
    payableFrom: InstantField.optional().describe(
      "For a pending withdrawal to a new destination: earliest approval",
    ),
    payout: z
      .object({
        state: z
          .enum(payoutStates)
          .describe(
            "`to_send`: approved, not sent yet. `returned`: the money is in the wallet again.",
          ),
        reference: text(
          "The bank's reference, or the ID of a blockchain transaction",
          "FT26321ABC",
        ).optional(),
      })
      .optional()
      .describe(
        "How far the money of an approved withdrawal has come. Missing before the approval, and if there is nothing to send",
      ),
    cryptoOrderNumber: CryptoOrderNumber.optional(),
    cryptoCurrency: CoinId.optional(),
    cryptoInvoiceUrl: InvoiceUrl.optional(),
    cryptoWalletAddress: z.string().optional().describe("Payment address"),
    cryptoExpiresAt: InstantField.optional(),
    cryptoReviewFlag: z.enum(reviewFlags).optional().describe("Why it needs a review"),
    cryptoSettledAt: InstantField.optional().describe("When it was resolved manually"),
    cryptoStatus: z.enum(paymentStatuses).optional().describe("Status of the crypto payment"),
    cryptoAmount: text("Amount due in the cryptocurrency", "0.001").optional(),
    cryptoReceived: text("Amount received in the cryptocurrency", "0.0005").optional(),
    cryptoRate: figure(
      "Price of one coin, in `sourceCurrency` if there is one, else in `currency`",
      65000,
    ).optional(),
    cryptoCheckedAt: InstantField.optional().describe(
      "When the gateway last answered about the payment",
    ),
    requestedAmount: figure(
      "For a crypto deposit: the amount requested, in `currency`. `amount` is the amount credited, if that differs",
      65,
    ).optional(),
    receivedAmount: figure(
      "For a crypto deposit: the value of `cryptoReceived`, up to `requestedAmount`",
      32.5,
    ).optional(),
    confirmedAmount: figure(
      "For a crypto deposit: what the gateway confirms as received. Crediting more needs a second staff member, and so does crediting anything while the gateway doesn't answer",
      32.5,
    ).optional(),
    wallet: WalletId,
    version: z
      .number()
      .describe(
        "Number of changes. Send it with a change to get 409 `changed_by_someone_else` if the record has changed since",
      ),
  })
  .meta({ id: "Transaction", examples: [exampleDeposit] });
export type Transaction = z.output<typeof Transaction>;

/** The transaction, with its approval request if it is waiting for one. */
export const TransactionWithApproval = Transaction.extend(approvalRequestField).meta({
  id: "TransactionWithApproval",
});
