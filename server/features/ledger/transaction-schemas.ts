import { z } from "zod";
import { exampleDeposit } from "../../kernel/schemas/example-records";
import {
  reviewFlags,
  paymentMethods,
  transactionActions,
  transactionStatuses,
  transactionTypes,
} from "./labels";
import { currencies, type Currency } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { transactionSorts } from "../../kernel/list-orders";
import { Amount, typedAmount } from "../../kernel/schemas/amount";
import { conversionFields } from "../exchange-rates/schemas";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { PageParams, SizedPageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";
import { emptyAsMissing, optionalText, optionalWord } from "../../kernel/schemas/text";

/** Lists refuse a word or a number that they do not know, with the field named. */
export const TransactionQuery = z.object({
  ...pageFields(),
  type: z.enum(transactionTypes, { error: "Use deposit or withdrawal" }).optional(),
  status: z.enum(transactionStatuses, { error: "Use pending, successful or failed" }).optional(),
  reference: optionalText(limits.referenceMaximumLength).meta({
    description: "Part of the reference, upper and lower case alike",
  }),
  ...dayFields,
});

/** Everybody's, which can also be searched by person, and sorted. */
export const AllTransactionsQuery = TransactionQuery.extend({
  reference: optionalText(limits.referenceMaximumLength).meta({
    description:
      "The beginning of the reference, with or without `TX-`, upper and lower case alike",
  }),
  person: optionalText(200).meta({
    description: "The beginning of a person's name, family name, username or email",
  }),
  sort: z
    .enum(transactionSorts, { error: `Use one of: ${transactionSorts.join(", ")}` })
    .optional()
    .meta({
      description:
        "`newest` first where nothing is said. Amounts are compared as numbers, whatever their currency",
    }),
});

/** Where the path says the type. */
export const TransactionOfTypeQuery = AllTransactionsQuery.omit({ type: true });

/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const TransactionSearchParams = PageParams.extend({
  type: z.enum(transactionTypes).optional().catch(undefined),
  status: z.enum(transactionStatuses).optional().catch(undefined),
  reference: optionalText(limits.referenceMaximumLength).catch(undefined),
  ...daySearchParams,
});

/** And everybody's. */
export const AllTransactionsSearchParams = SizedPageParams.extend(
  TransactionSearchParams.omit({ page: true }).shape,
).extend({
  person: optionalText(200).catch(undefined),
  sort: z.enum(transactionSorts).optional().catch(undefined),
  select: z.literal("all").optional().catch(undefined),
});

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
  .optional();

export const TransactionEditBody = z
  .strictObject({
    amount: z.preprocess(emptyAsMissing, Amount.optional()),
    status: optionalWord(transactionStatuses),
    description: optionalText(limits.descriptionMaximumLength)
      .nullable()
      .meta({ description: "Null removes it; a missing or empty one changes nothing" }),
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
    description: z.preprocess(
      (text) => (typeof text === "string" && text.trim() === "" ? null : text),
      TransactionEditBody.shape.description,
    ),
  });

export const StatusBody = z
  .strictObject({
    status: z.enum(transactionStatuses, { error: "Select a status" }),
    version: Version,
  })
  .meta({ id: "StatusBody", examples: [{ status: "pending", version: 2 }] });

export const DecisionBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength),
    version: Version,
  })
  .meta({ id: "DecisionBody", examples: [{ reason: "The card was declined.", version: 1 }] });

/** Asked for on removal. */
export const DeletionBody = DecisionBody;

export const Transaction = z
  .object({
    id: z.string(),
    _id: z.string(),
    user: z.string(),
    userDetails: z.object({ fullname: z.string(), email: z.string() }),
    reference: z.string(),
    amount: z.number(),
    currency: z.enum(currencies),
    ...conversionFields,
    status: z.enum(transactionStatuses),
    date: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    type: z.enum(transactionTypes),
    transactionType: z.enum(transactionTypes),
    action: z.enum(transactionActions),
    transactionAction: z.enum(transactionActions),
    paymentMethod: z.enum(paymentMethods).optional(),
    description: z.string().optional(),
    reason: z.string().optional().meta({ description: "Why it was rejected" }),
    destination: z
      .string()
      .optional()
      .meta({ description: "Where a withdrawal goes, masked, as frozen at the request" }),
    cryptoOrderNumber: z.string().optional(),
    cryptoCurrency: z.string().optional(),
    cryptoInvoiceUrl: z.string().optional(),
    cryptoWalletAddress: z
      .string()
      .optional()
      .meta({ description: "Where the coins are to be sent" }),
    cryptoExpiresAt: z.string().optional(),
    cryptoReviewFlag: z
      .enum(reviewFlags)
      .optional()
      .meta({ description: "What the gateway's reports left in doubt" }),
    cryptoSettledAt: z
      .string()
      .optional()
      .meta({ description: "When an administrator settled that by hand" }),
    wallet: z.string(),
    version: z.number(),
  })
  .meta({ id: "Transaction", examples: [exampleDeposit] });
export type Transaction = z.output<typeof Transaction>;

export const TransactionPage = z
  .object({
    transactions: z.array(Transaction),
    ...pageAnswer,
    totalAmount: z.number().meta({ description: "Sum of all that match, over every page" }),
  })
  .meta({ id: "TransactionPage" });
export type TransactionPage = z.output<typeof TransactionPage>;

const TransactionTotal = z.object({ count: z.number(), totalAmount: z.number() });
const TransactionTotalEntry = TransactionTotal.extend({
  _id: z
    .string()
    .meta({ description: "The status or the type that is counted", examples: ["successful"] }),
});

export const TransactionStats = z
  .object({
    statusStats: z.array(TransactionTotalEntry),
    typeStats: z.array(TransactionTotalEntry),
    pending: TransactionTotal,
    successful: TransactionTotal,
    failed: TransactionTotal,
  })
  .meta({ id: "TransactionStats" });
export type TransactionStats = z.output<typeof TransactionStats>;
