// Forms of the wallet pages that contain more than one call's body.
import { errorMessage, refusalMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import type { Currency } from "../../kernel/currencies";
import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import type { FeeRate } from "../../kernel/levels";
import { isMore, parseMoney, type Money } from "../../kernel/money";
import { isRefusal, refuse, type Refusal } from "../../kernel/refusal";
import type { RefusalCode } from "../../kernel/refusals";
import {
  paidAmount,
  typedAmount,
  type AmountInCurrency,
  type AmountRule,
} from "../../kernel/schemas/amount";
import { otherAddress } from "../withdrawals/labels";
import { isBitcoinAddress } from "../withdrawals/schemas";
import { checkDemonstrationNumber, isExpired } from "../cards/rules";
import { cardFields, tooManyImagesMessage, twoImagesMessage } from "../cards/schemas";
import { checkCoin, checkCoinMinimum } from "../crypto-payments/deposit-rules";
import { chooseCoin, type Coin } from "../crypto-payments/schemas";
import { convert } from "../exchange-rates/rules";
import type { Fees } from "../fees/schemas";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import { isChosen } from "../../kernel/schemas/file-fields";
import { PaidCurrency } from "../exchange-rates/schemas";
import { Version } from "../ledger/transaction-schemas";
import { stepUpFields } from "../sessions/schemas";
import { asCoinAddress } from "../../kernel/typed-text";
import { optionalCode, optionalText, requiredCode } from "../../kernel/schemas/text";

const description = optionalText(limits.descriptionMaximumLength);

/** The wallet's currency, and the rate to it from the chosen one; without them the amount is checked by the call alone. */
export interface DepositFacts {
  readonly currency?: Currency | undefined;
  readonly rate?: string | undefined;
  readonly fees?: Fees | undefined;
}

/** The rules that the call applies, too: here, so that the errors of all fields are shown at once. */
const depositFields = (
  { currency, rate, fees }: DepositFacts,
  ruleOf: AmountRule = () => null,
) => ({
  amount: paidAmount((paid) => {
    const amount =
      currency === undefined || currency === paid.currency
        ? paid
        : rate && convert(paid, currency, rate);
    if (!amount) return ruleOf(paid);
    if (isRefusal(amount)) return amount;
    return checkAmount(amount) ?? checkAboveFee(amount, feeIn(fees, "deposit")) ?? ruleOf(paid);
  }),
  currency: PaidCurrency,
  description,
});

/** The wallet's currency is that of the fees. */
function feeIn(fees: Fees | undefined, direction: "deposit" | "withdrawal"): FeeRate | null {
  const terms = fees?.[direction];
  if (!fees || !terms) return null;
  return {
    flat: parseMoney(terms.flat.toFixed(2), fees.currency),
    basisPoints: BigInt(Math.round(terms.percent * 100)),
  };
}

/** A check of one field by a rule. */
const by =
  <Value>(rule: (value: Value) => Refusal<RefusalCode> | null) =>
  (value: Value, context: z.core.$RefinementCtx<Value>) => {
    const refusal = rule(value);
    if (refusal) context.addIssue({ code: "custom", message: refusalMessage(refusal) });
  };

function withPaidAmount(form: Record<string, unknown>): Record<string, unknown> {
  const { data: currency } = PaidCurrency.safeParse(form.currency);
  return { ...form, amount: { text: form.amount, currency } satisfies AmountInCurrency };
}

const notAnImage = errorMessage("photoNotPdf");
/** A newly chosen photo, or the id of one kept from an earlier attempt. */
const photo = z
  .custom<File | string>(
    (value) => isChosen(value) || (typeof value === "string" && value !== ""),
    {
      error: ({ input }) =>
        (Array.isArray(input) ? tooManyImagesMessage : twoImagesMessage).error(),
    },
  )
  .refine((value) => !(value instanceof File) || !isNamedAsPdf(value), notAnImage);

const isNamedAsPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

export interface CardFacts {
  readonly isDemo: boolean;
  /** UTC milliseconds. */
  readonly now: number;
}

const newCard = ({ isDemo, now }: CardFacts) => ({
  ...cardFields,
  cardNumber: cardFields.cardNumber.superRefine(
    by((digits) => (isDemo ? checkDemonstrationNumber(digits) : null)),
  ),
  expiryDate: cardFields.expiryDate.superRefine(
    by((expiry) => (isExpired(expiry, now) ? refuse("card_expired") : null)),
  ),
  frontImage: photo,
  backImage: photo,
});
export type NewCard = z.output<z.ZodObject<ReturnType<typeof newCard>>>;

/** The card alone, of a form with errors elsewhere. */
export const newCardFormFor = (facts: CardFacts) =>
  z.preprocess(withCardChoice, z.object({ cardChoice: z.literal("new"), ...newCard(facts) }));

/** The fields of a new card apply only if a new card was chosen. */
export function depositFormFor(facts: DepositFacts & CardFacts) {
  const deposit = depositFields(facts);
  return z.preprocess(
    withCardChoice,
    z.discriminatedUnion("cardChoice", [
      z.object({ ...deposit, cardChoice: z.literal("saved") }),
      z.object({ ...deposit, cardChoice: z.literal("entered"), enteredCard: z.string().max(200) }),
      z.object({ ...deposit, cardChoice: z.literal("new"), ...newCard(facts) }),
    ]),
  );
}

function withCardChoice(form: unknown): unknown {
  if (typeof form !== "object" || form === null) return form;
  const typed = withPaidAmount({ ...form });
  return {
    ...typed,
    cardChoice:
      typed.cardChoice === "saved" || (typed.cardChoice === "entered" && typed.enteredCard)
        ? typed.cardChoice
        : "new",
    frontImage: typed.frontImage ?? typed.pendingFront,
    backImage: typed.backImage ?? typed.pendingBack,
  };
}

/** A crypto deposit. `coin` is the chosen one, priced in the chosen currency, if the gateway's list is known. */
export function cryptoDepositFormFor(facts: DepositFacts, coin?: Coin) {
  const offered = coin && offeredCoin(coin);
  const ofAmount = (paid: Money) => (offered ? checkCoinMinimum(paid, offered) : null);
  const ofCoin = by(() => (offered ? checkCoin(offered) : null));
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
      : (checkAmount(amount) ?? checkAboveFee(amount, feeIn(fees, "withdrawal")));
  const movement = { amount: typedAmount("movement", currency, refusalOf), description };
  const address = z
    .string(invalidAddress)
    .overwrite(asCoinAddress)
    .refine(isBitcoinAddress, invalidAddress);
  const bank = z
    .literal("bank")
    .superRefine(by(() => (hasBankDetails === false ? refuse("no_bank_details") : null)));
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
export const DepositConfirmationForm = z.object({
  version: Version,
  /** For the message if it fails. */
  kind: z.enum(["card_deposit", "crypto_deposit"]).catch("card_deposit"),
});

/** A confirmation contains only its key. */
export const ConfirmationForm = z.object({});
