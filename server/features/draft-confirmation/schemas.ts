// A submitted money form that awaits its review; its id is the transaction's idempotency key.
import { z } from "zod";
import { currencies } from "../../kernel/currencies";
import { Amount } from "../../kernel/schemas/amount";
import { CardInfo } from "../cards/schemas";
import { limits } from "../../kernel/limits";
import { conversionFields, PaidCurrency } from "../exchange-rates/schemas";
import { optionalText } from "../../kernel/schemas/text";
import { Transaction } from "../ledger/transaction-schemas";
import { draftKinds } from "../drafts/labels";

export const DraftBody = z
  .strictObject({
    kind: z.enum(draftKinds),
    amount: Amount,
    currency: PaidCurrency.meta({
      description:
        "What the amount is in; only a deposit can be in another currency than the wallet's",
    }),
    description: optionalText(limits.descriptionMaximumLength),
    walletAddress: optionalText(120),
    cryptoCurrency: optionalText(40).meta({
      description: "With `crypto_deposit`: the coin's `cid` or code",
    }),
    orderName: optionalText(limits.orderNameMaximumLength),
  })
  .meta({
    id: "DraftBody",
    examples: [{ kind: "bank_withdrawal", amount: 100, description: "Rent" }],
  });

export const ConfirmationBody = z
  .strictObject({
    kind: z
      .enum(draftKinds)
      .optional()
      .meta({ description: "Refuses the call where the draft is of another kind" }),
  })
  .meta({ id: "ConfirmationBody", examples: [{ kind: "bank_withdrawal" }] });

export const Draft = z
  .object({
    id: z.string(),
    kind: z.enum(draftKinds),
    amount: z
      .number()
      .meta({ description: "In the wallet's currency, converted where `sourceAmount` is there" }),
    currency: z.enum(currencies),
    ...conversionFields,
    description: z.string().optional(),
    walletAddress: z.string().optional(),
    destination: z
      .string()
      .optional()
      .meta({ description: "Masked bank account or full address the money would go to" }),
    isNewAddress: z.boolean().optional().meta({
      description:
        "With `crypto_withdrawal`: no withdrawal to this address has succeeded yet, so its confirmation asks for the password again",
    }),
    availableAfter: z
      .number()
      .optional()
      .meta({ description: "Of a withdrawal: what would be available after it" }),
    card: CardInfo.optional(),
    cryptoCurrency: z
      .string()
      .optional()
      .meta({ description: "The `cid` of the coin that a deposit is to be paid in" }),
    orderName: z.string().optional(),
    expiresAt: z.string(),
    transaction: Transaction.optional().meta({
      description: "What the draft became, once it was confirmed",
    }),
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof Draft>;
