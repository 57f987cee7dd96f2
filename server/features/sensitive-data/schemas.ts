// Sensitive-data access: what an administrator has to state, and what is shown.
import { z } from "zod";
import { DocumentUrl, InstantField } from "../../kernel/schemas/fields";
import { bankRegions } from "../bank-details/labels";
import { cardSides } from "./labels";
import { limits } from "../../kernel/limits";
import { optionalText, requiredText, requiredWord } from "../../kernel/schemas/text";

const reason = requiredText(
  "Say why you need to see this",
  limits.descriptionMaximumLength,
).describe("The person reads it");

export const AccessBody = z.strictObject({ reason }).meta({ id: "RevealBody" });
export const PhotoAccessBody = z
  .strictObject({ reason, side: requiredWord(cardSides, "Choose front or back") })
  .meta({ id: "PhotoRevealBody" });

/** On the pages the password is typed in the same form; it may be left out within the minutes that it counts for. */
const stepUpFields = {
  password: z
    .string()
    .max(limits.passwordMaximumLength)
    .optional()
    .meta({
      description: "Longer is better: 12 characters or more are advised",
      examples: ["correct horse battery"],
    }),
  code: optionalText(40).meta({
    description: "Stable word for programs",
    examples: ["validation_failed"],
  }),
};
export const AccessForm = AccessBody.extend(stepUpFields);
export const PhotoAccessForm = PhotoAccessBody.extend(stepUpFields);

export const FullCard = z
  .object({
    cardHolderName: z.string().meta({ description: "As on the card", examples: ["Nora New"] }),
    cardNumber: z.string().meta({
      description:
        "Sixteen digits; spaces and dashes are taken out. A demonstration takes test numbers only",
      examples: ["4111 1111 1111 1111"],
    }),
    brand: z.string().meta({ description: "Card network", examples: ["visa"] }),
    expiryDate: z.string().meta({ description: "Month and year: `MM/YY`", examples: ["12/29"] }),
    cvv: z
      .string()
      .optional()
      .meta({ description: "Only while a deposit awaits its decision", examples: ["123"] }),
    cvvErasedAt: InstantField.optional(),
  })
  .meta({ id: "RevealedCard" });
export type FullCard = z.output<typeof FullCard>;

export const FullBankDetails = z
  .object({
    region: z.enum(bankRegions),
    recipientName: z
      .string()
      .optional()
      .meta({ description: "Holder of the account", examples: ["Nora New"] }),
    bankName: z
      .string()
      .optional()
      .meta({ description: "Name of the bank", examples: ["Lakeside Federal Bank"] }),
    accountNumber: z
      .string()
      .optional()
      .meta({ description: "Account number", examples: ["000123456789"] }),
    routingNumber: z
      .string()
      .optional()
      .meta({ description: "ABA number of nine digits, checked", examples: ["021000021"] }),
    iban: z
      .string()
      .optional()
      .meta({
        description: "Checked; spaces are taken out",
        examples: ["DE89 3704 0044 0532 0130 00"],
      }),
    swiftCode: z
      .string()
      .optional()
      .meta({ description: "SWIFT/BIC code, checked", examples: ["COBADEFFXXX"] }),
    description: z
      .string()
      .optional()
      .meta({ description: "Free text", examples: ["Savings for March"] }),
    documentUrl: DocumentUrl.optional(),
  })
  .meta({ id: "RevealedBankDetails" });
export type FullBankDetails = z.output<typeof FullBankDetails>;

export const FullDestination = z
  .object({
    walletAddress: z
      .string()
      .optional()
      .meta({
        description: "Of a crypto withdrawal",
        examples: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
      }),
    bankDetails: FullBankDetails.optional().describe(
      "Of a bank withdrawal, as they were when it was requested",
    ),
  })
  .meta({ id: "RevealedDestination" });
export type FullDestination = z.output<typeof FullDestination>;
