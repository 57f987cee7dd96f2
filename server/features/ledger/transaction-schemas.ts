import { z } from "zod";
import {
  AmountNumber,
  CoinId,
  CryptoOrderNumber,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  InvoiceUrl,
  TransactionReference,
  SameId,
  UserId,
  WalletId,
  text,
} from "../../kernel/schemas/fields";
import { exampleDeposit } from "../../kernel/schemas/example-records";
import {
  reviewFlags,
  paymentMethods,
  transactionActions,
  transactionStatuses,
  transactionTypes,
} from "./labels";
import { type Currency } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { Amount, typedAmount } from "../../kernel/schemas/amount";
import { conversionFields } from "../exchange-rates/schemas";
import { emptyAsMissing, optionalText, optionalWord } from "../../kernel/schemas/text";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

const versionNote =
  "Counts the changes. Sent with a change, it makes a stale one answer 409 `changed_by_someone_else`";
const versionMessage = "Use the version that the answer before had";

/** The version that the caller saw; where it is not the current one any more, nothing is changed. */
export const Version = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/, versionMessage)
        .transform(Number),
    ],
    { error: versionMessage },
  )
  .pipe(z.int(versionMessage).min(1, versionMessage))
  .meta({ description: versionNote, examples: [1] })
  .optional();

export const TransactionEditBody = z
  .strictObject({
    amount: z.preprocess(emptyAsMissing, Amount.optional()),
    status: optionalWord(transactionStatuses),
    description: optionalText(limits.descriptionMaximumLength)
      .nullable()
      .meta({
        description: "Null removes it; a missing or empty one changes nothing",
        examples: ["Savings for March"],
      }),
    version: Version,
  })
  .meta({
    id: "TransactionEditBody",
    examples: [{ description: "Savings for April", version: 1 }],
  });

/** Its description was loaded into the form, so that emptying it means to remove it. `currency` is the transaction's. */
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
    status: z.enum(transactionStatuses, { error: "Select a status" }),
    version: Version,
  })
  .meta({ id: "StatusBody", examples: [{ status: "pending", version: 2 }] });

export const Transaction = z
  .object({
    id: Id,
    _id: SameId,
    user: UserId,
    userDetails: z.object({ fullname: FullName, email: EmailAddress }).describe("Whose it is"),
    reference: TransactionReference,
    amount: AmountNumber,
    currency: CurrencyCode,
    ...conversionFields,
    status: z.enum(transactionStatuses),
    date: InstantField.describe("The same as `createdAt`"),
    createdAt: InstantField,
    updatedAt: InstantField,
    type: z.enum(transactionTypes),
    transactionType: z.enum(transactionTypes).describe("The same as `type`"),
    action: z.enum(transactionActions).describe("What brought the transaction about"),
    transactionAction: z.enum(transactionActions).describe("The same as `action`"),
    paymentMethod: z.enum(paymentMethods).optional().describe("How the money moves"),
    description: text("Free text", "Savings for March").optional(),
    reason: z.string().optional().describe("Why it was rejected"),
    destination: z
      .string()
      .optional()
      .describe("Where a withdrawal goes, masked, as frozen at the request"),
    payableFrom: InstantField.optional().describe(
      "Of a pending withdrawal to a new destination: before then it is not approved",
    ),
    cryptoOrderNumber: CryptoOrderNumber.optional(),
    cryptoCurrency: CoinId.optional(),
    cryptoInvoiceUrl: InvoiceUrl.optional(),
    cryptoWalletAddress: z.string().optional().describe("Where the coins are to be sent"),
    cryptoExpiresAt: InstantField.optional(),
    cryptoReviewFlag: z
      .enum(reviewFlags)
      .optional()
      .describe("What the gateway's reports left in doubt"),
    cryptoSettledAt: InstantField.optional().describe("When an administrator settled that by hand"),
    wallet: WalletId,
    version: z
      .number()
      .describe(
        "Counts the changes. Sent with a change, it makes a stale one answer 409 `changed_by_someone_else`",
      ),
  })
  .meta({ id: "Transaction", examples: [exampleDeposit] });
export type Transaction = z.output<typeof Transaction>;

/** The transaction, and beside it the request for a second approval where it waits for one. */
export const HoldableTransaction = Transaction.extend(approvalRequestField).meta({
  id: "HoldableTransaction",
});
