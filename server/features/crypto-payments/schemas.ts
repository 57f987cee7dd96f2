// Deposits in coins through a payment gateway.
import { z } from "zod";
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
    .catch("USD")
    .meta({ description: "The currency that the customer means to pay in" }),
});

export const Coin = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  code: z.string(),
  cid: z.string().meta({ description: "What `cryptoCurrency` of a payment takes" }),
  currency: z.string(),
  min_sum_in: z.number().meta({ description: "The least that one payment may bring, in coins" }),
  price_usd: z.number(),
  price: z.number().optional().meta({
    description: "One coin in the currency that was asked about; missing where it is not known",
  }),
  icon: z.string().optional(),
  maintenance: z.boolean(),
  invoice_commission_percentage: z.number(),
});
export type Coin = z.output<typeof Coin>;

export const CoinList = z.object({
  currencies: z.array(Coin),
  simulated: z.boolean(),
  source: z
    .enum(["gateway", "built-in"])
    .meta({ description: "`built-in` while the gateway does not answer" }),
  asOf: z.string().optional().meta({ description: "When the gateway gave this list" }),
});

export const chooseCoin = "Please choose one of the cryptocurrencies on offer.";

export const CryptoPaymentBody = z
  .strictObject({
    amount: Amount,
    currency: optionalWord(currencies).meta({
      description: "What the amount is in; the wallet's currency where it is missing",
    }),
    rate: RateText.optional().meta({
      description:
        "The rate that the customer was shown: where it has moved since, nothing is sent",
    }),
    cryptoCurrency: requiredText(chooseCoin, 40),
    description: optionalText(limits.descriptionMaximumLength),
    orderName: optionalText(limits.orderNameMaximumLength),
  })
  .meta({
    id: "CryptoPaymentBody",
    examples: [{ amount: 250, cryptoCurrency: "BTC", orderName: "Top-up in November" }],
  });

export const SimulationBody = z
  .strictObject({
    move: z.enum(payerActions, { error: "Choose what the payer does." }),
  })
  .meta({ id: "SimulationBody" });

export const CryptoPayment = z.object({
  cryptoOrderNumber: z.string(),
  amount: z.number(),
  currency: z
    .enum(currencies)
    .meta({ description: "What the amount is in; the transaction is in the wallet's currency" }),
  cryptoCurrency: z.string(),
  status: z.enum(paymentStatuses),
  cryptoAmount: z
    .string()
    .optional()
    .meta({ description: "How much of the coin to pay, as decimal text" }),
  cryptoReceived: z.string().meta({ description: "How much of the coin has come in" }),
  cryptoWalletAddress: z
    .string()
    .optional()
    .meta({ description: "Where to pay it to; missing until the gateway has given one" }),
  cryptoInvoiceUrl: z.string().optional(),
  cryptoExpiresAt: z.string(),
  paymentMethod: z.literal("crypto_payment"),
  orderName: z.string().optional(),
  description: z.string().optional(),
  reviewFlag: z.enum(reviewFlags).optional().meta({
    description:
      "Why a person will look at this payment before it is booked, or at what came in beyond it",
  }),
  simulated: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
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
export const SettlementForm = SettlementBody.extend({ version: z.string().optional() });
