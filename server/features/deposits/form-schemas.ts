// The form of a deposit by card, and what that of a crypto deposit has in common with it.
import { checkedBy, errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import type { Currency } from "../../kernel/currencies";
import { isRefusal, refuse } from "../../kernel/refusal";
import { paidAmount, type AmountInCurrency, type AmountRule } from "../../kernel/schemas/amount";
import { checkDemonstrationNumber, isExpired } from "../cards/rules";
import { cardFields, tooManyImagesMessage, twoImagesMessage } from "../cards/schemas";
import { depositKinds } from "../drafts/labels";
import { convert } from "../exchange-rates/rules";
import { feeRateIn, type Fees } from "../fees/schemas";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import { isChosen } from "../../kernel/schemas/file-fields";
import { PaidCurrency } from "../exchange-rates/schemas";
import { Version } from "../ledger/transaction-schemas";
import { optionalText } from "../../kernel/schemas/text";

/** The wallet's currency, and the rate to it from the chosen one; without them the amount is checked by the call alone. */
export interface DepositFacts {
  readonly currency?: Currency | undefined;
  readonly rate?: string | undefined;
  readonly fees?: Fees | undefined;
}

/** The rules that the call applies, too: here, so that the errors of all fields are shown at once. */
export const depositFields = (
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
    return checkAmount(amount) ?? checkAboveFee(amount, feeRateIn(fees, "deposit")) ?? ruleOf(paid);
  }),
  currency: PaidCurrency,
  description: optionalText(limits.descriptionMaximumLength),
});

export function withPaidAmount(form: Record<string, unknown>): Record<string, unknown> {
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
    checkedBy((digits) => (isDemo ? checkDemonstrationNumber(digits) : null)),
  ),
  expiryDate: cardFields.expiryDate.superRefine(
    checkedBy((expiry) => (isExpired(expiry, now) ? refuse("card_expired") : null)),
  ),
  frontImage: photo,
  backImage: photo,
});
export type NewCard = z.output<z.ZodObject<ReturnType<typeof newCard>>>;

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

export const DepositConfirmationForm = z.object({
  version: Version,
  /** For the message if it fails. */
  kind: z.enum(depositKinds).catch("card_deposit"),
});
