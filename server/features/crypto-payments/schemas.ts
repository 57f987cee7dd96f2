// Schemas of crypto deposits.
import { checkedBy, errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  CoinId,
  CryptoOrderNumber,
  InstantField,
  InvoiceUrl,
  OrderName,
  Simulated,
  text,
} from "../../kernel/schemas/fields";
import { paymentStatuses, reviewFlags } from "../ledger/labels";
import { payerActions } from "./payer-rules";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { Amount } from "../../kernel/schemas/amount";
import { RateText } from "../exchange-rates/schemas";
import {
  optionalText,
  optionalChoice,
  requiredCode,
  multilineText,
} from "../../kernel/schemas/text";
import { Transaction } from "../ledger/transaction-schemas";
import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import type { Money } from "../../kernel/money";
import { depositFields, withPaidAmount, type DepositFacts } from "../deposits/form-schemas";
import { checkCoin, checkCoinMinimum } from "./deposit-rules";

export const CoinQuery = z.object({
  currency: z
    .enum(currencies)
    .default("USD")
    .catch("USD")
    .describe("Currency the customer wants to pay in"),
});

export const Coin = z.object({
  id: text("The same as `cid`", "BTC"),
  name: z.string(),
  symbol: z.string(),
  code: text("Code of the coin", "BTC"),
  cid: z.string().describe("Value for `cryptoCurrency` of a payment"),
  currency: text("The same as `code`", "BTC"),
  min_sum_in: z.number().describe("Minimum payment in the cryptocurrency"),
  price_usd: z.number(),
  price: z
    .number()
    .optional()
    .describe("Price of one coin in the requested currency; missing if unknown"),
  icon: z.string().optional(),
  maintenance: z.boolean(),
  invoice_commission_percentage: z.number(),
});
export type Coin = z.output<typeof Coin>;

export const CoinList = z.object({
  currencies: z.array(Coin).describe("One entry per coin"),
  simulated: Simulated,
  source: z.enum(["gateway", "built-in"]).describe("`built-in` while the gateway is unavailable"),
  asOf: z.string().optional().describe("When the list was retrieved"),
});

export const chooseCoin = errorMessage("coinMissing");

export const CryptoPaymentBody = z
  .strictObject({
    amount: Amount,
    currency: optionalChoice(currencies).describe(
      "Currency of the amount; defaults to the wallet's",
    ),
    rate: RateText.optional().describe(
      "The rate shown to the customer: if it has changed, the request fails. A draft keeps its rate until it expires",
    ),
    cryptoCurrency: requiredCode(chooseCoin, 40).meta({
      description: "The coin, by its `cid`",
      examples: ["BTC"],
    }),
    description: optionalText(limits.descriptionMaximumLength).meta({
      description: "Free text",
      examples: ["Savings for March"],
    }),
    orderName: optionalText(limits.orderNameMaximumLength).meta({
      description: "Order name chosen by the customer",
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
      .enum(payerActions, errorMessage("payerActionMissing"))
      .describe("The simulated outcome"),
  })
  .meta({ id: "SimulationBody" });

export const CryptoPayment = z.object({
  cryptoOrderNumber: CryptoOrderNumber,
  amount: AmountNumber,
  currency: z
    .enum(currencies)
    .describe("Currency of the amount; the transaction is in the wallet's currency"),
  cryptoCurrency: CoinId,
  status: z.enum(paymentStatuses),
  cryptoAmount: z
    .string()
    .optional()
    .describe("Amount to pay in the cryptocurrency, as a decimal string"),
  cryptoReceived: z.string().describe("Amount received in the cryptocurrency"),
  cryptoWalletAddress: z
    .string()
    .optional()
    .describe("Payment address; missing until the gateway provides one"),
  cryptoInvoiceUrl: InvoiceUrl.optional(),
  cryptoExpiresAt: InstantField,
  paymentMethod: z.literal("crypto_payment").describe("Payment method"),
  orderName: OrderName.optional(),
  description: text("Free text", "Savings for March").optional(),
  reviewFlag: z
    .enum(reviewFlags)
    .optional()
    .describe("Why this payment, or an amount beyond it, needs a review"),
  simulated: Simulated,
  createdAt: InstantField,
  updatedAt: InstantField,
  transaction: Transaction,
});
export type CryptoPayment = z.output<typeof CryptoPayment>;

const noteMissing = errorMessage("resolutionMissing");

export const SettlementBody = z
  .strictObject({
    note: multilineText(noteMissing, limits.descriptionMaximumLength).meta({
      description: "How it was resolved, for the audit log; included in the user's data export",
      examples: ["Refunded 0.001 BTC, reference 4711"],
    }),
  })
  .meta({ id: "SettlementBody" });

/** The form contains a version like other decisions; a settlement changes no transaction. */
export const SettlementForm = SettlementBody.extend({
  version: z
    .string()
    .optional()
    .describe(
      "Number of changes. Send it with a change to get 409 `changed_by_someone_else` if the record has changed since",
    ),
});

/** A crypto deposit. `coin` is the chosen one, priced in the chosen currency, if the gateway's list is known. */
export function cryptoDepositFormFor(facts: DepositFacts, coin?: Coin) {
  const offered = coin && offeredCoin(coin);
  const ofAmount = (paid: Money) => (offered ? checkCoinMinimum(paid, offered) : null);
  const ofCoin = checkedBy(() => (offered ? checkCoin(offered) : null));
  return z.preprocess(
    (form) => (typeof form === "object" && form !== null ? withPaidAmount({ ...form }) : form),
    z.object({
      ...depositFields(facts, ofAmount),
      cryptoCurrency: requiredCode(chooseCoin, 40).superRefine(ofCoin),
      orderName: optionalText(limits.orderNameMaximumLength),
    }),
  );
}

const offeredCoin = ({ code, name, min_sum_in: least, price, maintenance }: Coin) => ({
  code,
  name,
  minimum: coinDecimalOf(atomsOf(least.toFixed(12))),
  price: price === undefined ? null : price.toFixed(12),
  isUnderMaintenance: maintenance,
});
