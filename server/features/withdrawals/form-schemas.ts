// The form of a withdrawal, and of its confirmation.
import { checkedBy, errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import type { Currency } from "../../kernel/currencies";
import { isMore, type Money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { typedAmount } from "../../kernel/schemas/amount";
import { asCoinAddress } from "../../kernel/typed-text";
import { optionalCode, optionalText } from "../../kernel/schemas/text";
import { feeRateIn, type Fees } from "../fees/schemas";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import { Version } from "../ledger/transaction-schemas";
import { stepUpFields } from "../sessions/schemas";
import { otherAddress } from "./labels";
import { isBitcoinAddress } from "./schemas";

const invalidAddress = errorMessage("walletAddress");

/** What is known of the customer; without it the call alone checks. */
export interface WithdrawalFacts {
  /** The wallet's. */
  readonly currency?: Currency | undefined;
  readonly available?: Money | undefined;
  readonly hasBankDetails?: boolean | undefined;
  readonly fees?: Fees | undefined;
}

export function withdrawalFormFor(facts: WithdrawalFacts) {
  const { currency, available, hasBankDetails, fees } = facts;
  const refusalOf = (amount: Money) =>
    available && isMore(amount, available)
      ? refuse("insufficient_funds")
      : (checkAmount(amount) ?? checkAboveFee(amount, feeRateIn(fees, "withdrawal")));
  const movement = {
    amount: typedAmount("movement", currency, refusalOf),
    description: optionalText(limits.descriptionMaximumLength),
  };
  const address = z
    .string(invalidAddress)
    .overwrite(asCoinAddress)
    .refine(isBitcoinAddress, invalidAddress);
  const bank = z
    .literal("bank")
    .superRefine(checkedBy(() => (hasBankDetails === false ? refuse("no_bank_details") : null)));
  return z.preprocess(
    withPayeeChoice,
    z.discriminatedUnion(
      "paymentMethod",
      [
        z.object({ ...movement, paymentMethod: bank, bankPayee: optionalCode() }),
        z.object({
          ...movement,
          paymentMethod: z.literal("crypto_payment"),
          walletAddress: address,
        }),
        z.object({
          ...movement,
          paymentMethod: z.literal("crypto_payee"),
          bitcoinPayee: z.string(),
        }),
      ],
      errorMessage("destinationMissing"),
    ),
  );
}

/** A saved address makes the typed one needless. */
function withPayeeChoice(form: unknown): unknown {
  if (typeof form !== "object" || form === null) return form;
  const typed: Record<string, unknown> = { ...form };
  const { paymentMethod, bitcoinPayee } = typed;
  const isSaved = Boolean(bitcoinPayee) && bitcoinPayee !== otherAddress;
  return isSaved && paymentMethod === "crypto_payment"
    ? { ...typed, paymentMethod: "crypto_payee" }
    : typed;
}

/** The version that was reviewed; a new address requires the password. */
export const WithdrawalConfirmationForm = z.object({ ...stepUpFields, version: Version });
