// Sensitive-data access: what an administrator must provide, and what is returned.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { DocumentUrl, InstantField, recordId, text } from "../../kernel/schemas/fields";
import { bankRegions } from "../withdrawals/labels";
import { cardSides } from "./labels";
import { limits } from "../../kernel/limits";
import { stepUpFields } from "../sessions/schemas";
import { passwordText } from "../users/password-schemas";
import { requiredText, requiredChoice } from "../../kernel/schemas/text";

const reason = requiredText(errorMessage("accessReason"), limits.descriptionMaximumLength).describe(
  "Shown to the user",
);

export const AccessBody = z.strictObject({ reason }).meta({ id: "SensitiveDataAccessBody" });
export const PayeeAccessBody = z
  .strictObject({ reason, payeeId: recordId("One of the user's payees").min(1).max(100) })
  .meta({ id: "PayeeAccessBody" });
export const PhotoAccessBody = z
  .strictObject({ reason, side: requiredChoice(cardSides, errorMessage("cardSide")) })
  .meta({ id: "CardPhotoAccessBody" });

/** On pages, the password is in the same form; it may stay empty if it was entered recently. */
const confirmation = { ...stepUpFields, password: passwordText.optional() };
export const AccessForm = AccessBody.extend(confirmation);
export const PayeeAccessForm = PayeeAccessBody.omit({ payeeId: true }).extend(confirmation);
export const PhotoAccessForm = PhotoAccessBody.extend(confirmation);

export const FullCard = z
  .object({
    cardHolderName: text("As on the card", "Nora New"),
    cardNumber: text("Sixteen digits", "4111111111111111"),
    brand: text("Card network", "Visa"),
    expiryDate: text("Month and year: `MM/YY`", "12/29"),
    cvv: text("Missing once it has been deleted", "123").optional(),
    cvvErasedAt: InstantField.optional(),
  })
  .meta({ id: "FullCard" });
export type FullCard = z.output<typeof FullCard>;

export const FullCardDeposit = z
  .object({
    card: FullCard,
    photos: z
      .array(
        z.object({
          side: z.enum(cardSides),
          mediaType: text("Media type, detected from the content", "image/jpeg"),
          content: text("Base64", "iVBORw0KGgo="),
        }),
      )
      .describe("Photos that are still stored, front first"),
  })
  .meta({ id: "FullCardDeposit" });
export type FullCardDeposit = z.output<typeof FullCardDeposit>;

export const FullBankDetails = z
  .object({
    region: z.enum(bankRegions),
    recipientName: text("Name on the account", "Nora New").optional(),
    bankName: text("Name of the bank", "Lakeside Federal Bank").optional(),
    accountNumber: text("Account number", "000123456789").optional(),
    routingNumber: text("Nine-digit ABA routing number", "021000021").optional(),
    iban: text("IBAN", "DE89 3704 0044 0532 0130 00").optional(),
    swiftCode: text("SWIFT/BIC code", "COBADEFFXXX").optional(),
    description: text("Free text", "Bank of Example, account 123456789").optional(),
    documentUrl: DocumentUrl.optional(),
  })
  .meta({ id: "FullBankDetails" });
export type FullBankDetails = z.output<typeof FullBankDetails>;

export const FullDestination = z
  .object({
    walletAddress: text(
      "Address of a crypto withdrawal",
      "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    ).optional(),
    bankDetails: FullBankDetails.optional().describe(
      "Bank details of a bank withdrawal, as of its request",
    ),
  })
  .meta({ id: "FullDestination" });
export type FullDestination = z.output<typeof FullDestination>;

export const FullPayee = z
  .object({
    walletAddress: text("Bitcoin address", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa").optional(),
    bankDetails: FullBankDetails.optional().describe("Bank account"),
  })
  .meta({ id: "FullPayee" });
export type FullPayee = z.output<typeof FullPayee>;
