// Deposits in coins through a payment gateway.
import { z } from "zod";
import {
  AmountNumber,
  CoinId,
  CryptoOrderNumber,
  Id,
  InstantField,
  InvoiceUrl,
  OrderName,
  Simulated,
  text,
} from "../../kernel/schemas/fields";
import { paymentStatuses } from "./rules";
import { reviewFlags } from "../ledger/labels";
import { payerActions } from "./payer-rules";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { Amount } from "../../kernel/schemas/amount";
import { RateText } from "../exchange-rates/schemas";
import { optionalText, optionalWord, requiredText, writtenText } from "../../kernel/schemas/text";
import { Transaction } from "../ledger/transaction-schemas";

export const CoinQuery = z.object({
  currency: z
    .enum(currencies)
    .default("USD")
    .catch("USD")
    .describe("The currency that the customer means to pay in"),
});

export const Coin = z.object({
  id: Id,
  name: z.string(),
  symbol: z.string(),
  code: text("Stable word for programs", "validation_failed"),
  cid: z.string().describe("What `cryptoCurrency` of a payment takes"),
  currency: text("Currency of the amounts beside it (ISO 4217)", "USD"),
  min_sum_in: z.number().describe("The least that one payment may bring, in coins"),
  price_usd: z.number(),
  price: z
    .number()
    .optional()
    .describe("One coin in the currency that was asked about; missing where it is not known"),
  icon: z.string().optional(),
  maintenance: z.boolean(),
  invoice_commission_percentage: z.number(),
});
export type Coin = z.output<typeof Coin>;

export const CoinList = z.object({
  currencies: z.array(Coin).describe("One entry a coin"),
  simulated: Simulated,
  source: z.enum(["gateway", "built-in"]).describe("`built-in` while the gateway does not answer"),
  asOf: z.string().optional().describe("When the gateway gave this list"),
});

export const chooseCoin = "Please choose one of the cryptocurrencies on offer.";

export const CryptoPaymentBody = z
  .strictObject({
    amount: Amount,
    currency: optionalWord(currencies).describe(
      "What the amount is in; the wallet's currency where it is missing",
    ),
    rate: RateText.optional().describe(
      "The rate that the customer was shown: where it has moved since, nothing is sent",
    ),
    cryptoCurrency: requiredText(chooseCoin, 40).meta({
      description: "The coin, by its `cid`",
      examples: ["BTC"],
    }),
    description: optionalText(limits.descriptionMaximumLength).meta({
      description: "Free text",
      examples: ["Savings for March"],
    }),
    orderName: optionalText(limits.orderNameMaximumLength).meta({
      description: "What the customer calls the order",
      examples: ["Top-up in November"],
    }),
  })
  .meta({
    id: "CryptoPaymentBody",
    examples: [{ amount: 250, cryptoCurrency: "BTC", orderName: "Top-up in November" }],
  });

export const SimulationBody = z
  .strictObject({
    move: z
      .enum(payerActions, { error: "Choose what the payer does." })
      .describe("What the payer does in place of paying"),
  })
  .meta({ id: "SimulationBody" });

export const CryptoPayment = z.object({
  cryptoOrderNumber: CryptoOrderNumber,
  amount: AmountNumber,
  currency: z
    .enum(currencies)
    .describe("What the amount is in; the transaction is in the wallet's currency"),
  cryptoCurrency: CoinId,
  status: z.enum(paymentStatuses),
  cryptoAmount: z.string().optional().describe("How much of the coin to pay, as decimal text"),
  cryptoReceived: z.string().describe("How much of the coin has come in"),
  cryptoWalletAddress: z
    .string()
    .optional()
    .describe("Where to pay it to; missing until the gateway has given one"),
  cryptoInvoiceUrl: InvoiceUrl.optional(),
  cryptoExpiresAt: InstantField,
  paymentMethod: z.literal("crypto_payment").describe("How the money moves"),
  orderName: OrderName.optional(),
  description: text("Free text", "Savings for March").optional(),
  reviewFlag: z
    .enum(reviewFlags)
    .optional()
    .describe(
      "Why a person will look at this payment before it is booked, or at what came in beyond it",
    ),
  simulated: Simulated,
  createdAt: InstantField,
  updatedAt: InstantField,
  transaction: Transaction,
});
export type CryptoPayment = z.output<typeof CryptoPayment>;

const noteMissing = "Say what was done about it";

export const SettlementBody = z
  .strictObject({
    note: writtenText(noteMissing, limits.descriptionMaximumLength).meta({
      description: "How it was settled, for the audit log",
      examples: ["Refunded 0.001 BTC, reference 4711"],
    }),
  })
  .meta({ id: "SettlementBody" });

/** The page's form carries the version that the other decisions carry; a settlement changes no transaction. */
export const SettlementForm = SettlementBody.extend({
  version: z
    .string()
    .optional()
    .describe(
      "Counts the changes. Sent with a change, it makes a stale one answer 409 `changed_by_someone_else`",
    ),
});
