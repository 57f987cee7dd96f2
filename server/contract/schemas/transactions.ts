import { z } from "zod";
import { currencies } from "../values/currencies";
import { limits } from "../values/limits";
import { paymentMethods, transactionActions, transactionStatuses, transactionTypes } from "../values/transaction-words";
import { Amount } from "./amount";
import { optionalText, optionalWord } from "./text";

/** `page` and `limit` out of an address: anything odd falls back to the first page. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMaximum).catch(limits.pageSize),
});

export const TransactionQuery = PageQuery.extend({
  type: z.enum(transactionTypes).optional().catch(undefined),
  status: z.enum(transactionStatuses).optional().catch(undefined),
});

const Version = z.coerce.number().int().min(1).optional();

export const TransactionEditBody = z.object({
  amount: z.preprocess((value) => (value === "" ? undefined : value), Amount.optional()),
  status: optionalWord(transactionStatuses),
  description: optionalText(limits.descriptionMaximumLength),
  version: Version,
});

export const StatusBody = z.object({
  status: z.enum(transactionStatuses, { error: "Select a status" }),
  version: Version,
});

export const DecisionBody = z.object({
  reason: optionalText(limits.descriptionMaximumLength),
  version: Version,
});

export const Transaction = z.object({
  id: z.string(),
  _id: z.string(),
  user: z.string(),
  userDetails: z.object({ fullname: z.string(), email: z.string() }),
  reference: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
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
  destination: z.string().optional().meta({ description: "Where a withdrawal goes, masked, as frozen at the request" }),
  wallet: z.string(),
  version: z.number(),
});
export type Transaction = z.output<typeof Transaction>;

export const TransactionPage = z.object({
  transactions: z.array(Transaction),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
  totalAmount: z.number().meta({ description: "Sum of all that match, over every page" }),
});
export type TransactionPage = z.output<typeof TransactionPage>;

const Tally = z.object({ count: z.number(), totalAmount: z.number() });
const TallyEntry = Tally.extend({ _id: z.string() });

export const TransactionStats = z.object({
  statusStats: z.array(TallyEntry),
  typeStats: z.array(TallyEntry),
  pending: Tally,
  successful: Tally,
  failed: Tally,
});
