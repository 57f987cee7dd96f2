// Forms of the wallet pages that contain more than one call's body.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import type { Currency } from "../../kernel/currencies";
import { paidAmount, typedAmount, type AmountInCurrency } from "../../kernel/schemas/amount";
import { isBitcoinAddress } from "../bank-details/schemas";
import { cardFields, twoImagesMessage } from "../cards/schemas";
import { chooseCoin } from "../crypto-payments/schemas";
import { isChosen } from "../../kernel/schemas/file-fields";
import { PaidCurrency } from "../exchange-rates/schemas";
import { Version } from "../ledger/transaction-schemas";
import { stepUpFields } from "../sessions/schemas";
import { asCoinAddress } from "../../kernel/typed-text";
import { optionalText, requiredCode } from "../../kernel/schemas/text";

const description = optionalText(limits.descriptionMaximumLength);

const deposit = { amount: paidAmount, currency: PaidCurrency, description };

function withPaidAmount(form: Record<string, unknown>): Record<string, unknown> {
  const { data: currency } = PaidCurrency.safeParse(form.currency);
  return { ...form, amount: { text: form.amount, currency } satisfies AmountInCurrency };
}

const notAnImage = errorMessage("photoNotPdf");
const tooManyImages = errorMessage("imagesTooMany");
/** A newly chosen photo, or the id of one kept from an earlier attempt. */
const photo = z
  .custom<File | string>(
    (value) => isChosen(value) || (typeof value === "string" && value !== ""),
    {
      error: ({ input }) => (Array.isArray(input) ? tooManyImages : twoImagesMessage).error(),
    },
  )
  .refine((value) => !(value instanceof File) || !isNamedAsPdf(value), notAnImage);

const isNamedAsPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

const NewCard = z.object({ ...cardFields, frontImage: photo, backImage: photo });
export type NewCard = z.output<typeof NewCard>;

/** The fields of a new card apply only if a new card was chosen. */
export const DepositForm = z.preprocess(
  withCardChoice,
  z.discriminatedUnion("cardChoice", [
    z.object({ ...deposit, cardChoice: z.literal("saved") }),
    z.object({ ...deposit, cardChoice: z.literal("entered"), enteredCard: z.string().max(200) }),
    z.object({ ...deposit, cardChoice: z.literal("new"), ...NewCard.shape }),
  ]),
);

function withCardChoice(form: unknown): unknown {
  if (typeof form !== "object" || form === null) return form;
  const typed = withPaidAmount({ ...form });
  return {
    ...typed,
    cardChoice:
      typed.cardChoice === "saved" || (typed.cardChoice === "entered" && typed.enteredCard)
        ? typed.cardChoice
        : "new",
    frontImage: typed.frontImage ?? typed.keptFront,
    backImage: typed.backImage ?? typed.keptBack,
  };
}

/** A crypto deposit. */
export const CryptoDepositForm = z.preprocess(
  (form) => (typeof form === "object" && form !== null ? withPaidAmount({ ...form }) : form),
  z.object({
    ...deposit,
    cryptoCurrency: requiredCode(chooseCoin, 40),
    orderName: optionalText(limits.orderNameMaximumLength),
  }),
);

const invalidAddress = errorMessage("walletAddress");

/** `currency` is the wallet's. */
export function withdrawalFormFor(currency: Currency | undefined) {
  const movement = { amount: typedAmount("movement", currency), description };
  const address = z
    .string(invalidAddress)
    .overwrite(asCoinAddress)
    .refine(isBitcoinAddress, invalidAddress);
  return z.discriminatedUnion(
    "paymentMethod",
    [
      z.object({ ...movement, paymentMethod: z.literal("bank") }),
      z.object({ ...movement, paymentMethod: z.literal("crypto_payment"), walletAddress: address }),
    ],
    errorMessage("destinationMissing"),
  );
}

/** The version that was reviewed; a new address requires the password. */
export const WithdrawalConfirmationForm = z.object({ ...stepUpFields, version: Version });
export const DepositConfirmationForm = z.object({ version: Version });

/** A confirmation contains only its key. */
export const ConfirmationForm = z.object({});
