// A submitted money form waiting for its review; its ID is the transaction's idempotency key.
import { z } from "zod";
import {
  CurrencyCode,
  ExpiresAt,
  Fee,
  Id,
  InstantField,
  NetAmount,
  OrderName,
  Simulated,
  idMeta,
  text,
} from "../../kernel/schemas/fields";
import { Amount } from "../../kernel/schemas/amount";
import { CardInfo } from "../cards/schemas";
import { limits } from "../../kernel/limits";
import { conversionFields, PaidCurrency } from "../exchange-rates/schemas";
import { asCoinAddress } from "../../kernel/typed-text";
import { optionalCode, optionalText } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { Transaction, Version } from "../ledger/transaction-schemas";
import { draftKinds } from "../drafts/labels";
import { stepUpFields } from "../sessions/schemas";

export const DraftBody = z
  .strictObject({
    id: z
      .uuid()
      .optional()
      .describe(
        "ID for a new draft, or of an unconfirmed one to change. A form that is sent again then changes its draft",
      ),
    kind: z.enum(draftKinds),
    cardId: optionalCode().meta(
      idMeta(
        "With `card_deposit`: ID of a card entered with `POST /drafts/card`, instead of the saved one",
      ),
    ),
    amount: Amount,
    currency: PaidCurrency.describe(
      "Currency of the amount; only deposits can differ from the wallet's currency",
    ),
    description: optionalText(limits.descriptionMaximumLength).meta({
      description: "Free text",
      examples: ["Savings for March"],
    }),
    walletAddress: optionalCode(120, asCoinAddress).meta({
      description: "Bitcoin address",
      examples: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
    }),
    payeeId: optionalCode().meta(
      idMeta(
        "With a withdrawal: ID of the payee from `GET /wallets/payees`, instead of `walletAddress`. Without it, a withdrawal to a bank goes to the default account",
      ),
    ),
    cryptoCurrency: optionalCode().meta({
      description: "With `crypto_deposit`: the coin's `cid` or code",
      examples: ["BTC"],
    }),
    orderName: optionalText(limits.orderNameMaximumLength).meta({
      description: "Order name chosen by the customer",
      examples: ["Top-up in November"],
    }),
  })
  .refine(({ payeeId, walletAddress }) => !payeeId || !walletAddress, {
    path: ["payeeId"],
    ...errorMessage("payeeWithAddress"),
  })
  .meta({
    id: "DraftBody",
    examples: [{ kind: "bank_withdrawal", amount: 100, description: "Rent" }],
  });

export const ConfirmationBody = z
  .strictObject({
    version: Version.describe(
      "The version that was reviewed; if the draft has changed since, it isn't confirmed",
    ),
    ...stepUpFields,
  })
  .meta({ id: "ConfirmationBody", examples: [{ version: 1 }] });

const CoinEstimate = z.object({
  amount: text("Amount in the cryptocurrency, as a decimal string", "0.00384616"),
  code: text("Code of the coin", "BTC"),
  name: text("Name of the coin", "Bitcoin"),
  price: z.number().describe("Price of one coin"),
  currency: CurrencyCode.describe("Currency of the price"),
  asOf: InstantField.describe("When the price was retrieved"),
  simulated: Simulated,
});

export const Draft = z
  .object({
    id: Id,
    kind: z.enum(draftKinds),
    amount: z.number().describe("In the wallet's currency, converted if `sourceAmount` is set"),
    fee: Fee.optional(),
    netAmount: NetAmount.optional(),
    currency: CurrencyCode,
    ...conversionFields,
    description: text("Free text", "Savings for March").optional(),
    walletAddress: text("Bitcoin address", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa").optional(),
    destination: z
      .string()
      .optional()
      .describe("Masked bank account or Bitcoin address the money would go to"),
    payee: z
      .object({ id: Id, label: z.string().optional().describe("The user's own name for it") })
      .optional()
      .describe("The payee that has this destination now"),
    isNewAddress: z
      .boolean()
      .optional()
      .describe(
        "With `crypto_withdrawal`: this address isn't a payee and no withdrawal to it has succeeded yet, so confirming it requires the password",
      ),
    payableFrom: InstantField.optional().describe(
      "Earliest payout of a withdrawal to a new destination, if confirmed now",
    ),
    availableAfter: z.number().optional().describe("Available balance after the withdrawal"),
    card: CardInfo.optional(),
    isNewCard: z
      .boolean()
      .optional()
      .describe("Whether the card was entered for this draft and is saved with its confirmation"),
    cryptoCurrency: text("The `cid` of the cryptocurrency to pay a deposit in", "BTC").optional(),
    coinEstimate: CoinEstimate.optional().describe(
      "Amount in cryptocurrency at the latest price, for an unconfirmed crypto draft. Missing if the price is unknown",
    ),
    expectedDay: text("Day by which a withdrawal should arrive, if confirmed now", "2026-11-27")
      .meta({ format: "date" })
      .optional(),
    orderName: OrderName.optional(),
    version: z.int().describe("Increases with each change of the draft"),
    expiresAt: ExpiresAt,
    isEnded: z
      .boolean()
      .optional()
      .describe("Whether too many wrong codes ended it: it can't be confirmed or changed any more"),
    transaction: Transaction.optional().describe("The resulting transaction, once confirmed"),
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof Draft>;

export const OpenDraftQuery = z.object({
  kind: z.enum(draftKinds).optional().describe("All kinds by default"),
});

export const OpenDraft = z
  .object({ draft: Draft.optional().describe("Missing if there is none") })
  .meta({ id: "OpenDraft" });
