// Filters of transaction lists, in the API and in our own URLs.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { paymentMethods, transactionStatuses, transactionTypes } from "./labels";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { transactionSorts } from "../../kernel/list-orders";
import { Balance, typedAmount } from "../../kernel/schemas/amount";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { PageParams, SizedPageParams, oneOf, pageFields } from "../../kernel/schemas/page";
import { emptyAsMissing, optionalCode, searchedText } from "../../kernel/schemas/text";

/** Lists reject unknown values and name the field. */
export const TransactionQuery = z.object({
  ...pageFields(),
  type: z
    .enum(transactionTypes, errorMessage("transactionType"))
    .optional()
    .describe("Only transactions of this type"),
  status: z
    .enum(transactionStatuses, errorMessage("transactionStatus"))
    .optional()
    .describe("Only transactions with this status"),
  reference: optionalCode(limits.referenceMaximumLength).meta({
    description: "Part of the reference, case-insensitive",
    examples: ["TX-7Q2M-9KD4"],
  }),
  ...dayFields,
});

const amountLimit = z.preprocess(emptyAsMissing, Balance.optional());
const optionalAmount = z.preprocess(emptyAsMissing, typedAmount("balance", undefined).optional());

/** All users' transactions, which can also be searched by user, filtered further, and sorted. */
export const AllTransactionsQuery = TransactionQuery.extend({
  reference: optionalCode(limits.referenceMaximumLength).meta({
    description:
      "Start of the reference, with or without `TX-`; any part of a reference chosen by staff; or a complete ID or order number. Case-insensitive",
    examples: ["TX-7Q2M-9KD4"],
  }),
  person: searchedText().describe(
    "Words or parts of words of the name, username, email or phone number, in any order; accents are ignored",
  ),
  paymentMethod: z
    .enum(paymentMethods, oneOf(paymentMethods))
    .optional()
    .describe("Payment method"),
  currency: z.enum(currencies, oneOf(currencies)).optional().describe("Of the wallet"),
  minAmount: amountLimit.describe("Minimum amount, in each transaction's currency"),
  maxAmount: amountLimit.describe("Maximum amount, in each transaction's currency"),
  sort: z
    .enum(transactionSorts, errorMessage("oneOf", { values: transactionSorts.join(", ") }))
    .optional()
    .describe("Default: `newest`. Amounts are compared as numbers, regardless of currency"),
});

/** For paths that contain the type. */
export const TransactionOfTypeQuery = AllTransactionsQuery.omit({ type: true });

/** The same from a page's URL, where invalid values are ignored. */
export const TransactionSearchParams = PageParams.extend({
  type: z.enum(transactionTypes).optional().catch(undefined),
  status: z.enum(transactionStatuses).optional().catch(undefined),
  reference: optionalCode(limits.referenceMaximumLength).catch(undefined),
  ...daySearchParams,
});

/** Of all users' transactions. */
export const AllTransactionsSearchParams = SizedPageParams.extend(
  TransactionSearchParams.omit({ page: true }).shape,
).extend({
  person: searchedText().catch(undefined),
  paymentMethod: z.enum(paymentMethods).optional().catch(undefined),
  currency: z.enum(currencies).optional().catch(undefined),
  minAmount: optionalAmount.catch(undefined),
  maxAmount: optionalAmount.catch(undefined),
  sort: z.enum(transactionSorts).optional().catch(undefined),
  select: z.literal("all").optional().catch(undefined),
});
