// Sensitive-data access: what an administrator has to state, and what is shown.
import { z } from "zod";
import { bankRegions } from "../bank-details/labels";
import { cardSides } from "./labels";
import { limits } from "../../kernel/limits";
import { optionalText, requiredText, requiredWord } from "../../kernel/schemas/text";

const reason = requiredText("Say why you need to see this", limits.descriptionMaximumLength).meta({
  description: "The person reads it",
});

export const AccessBody = z.strictObject({ reason }).meta({ id: "RevealBody" });
export const PhotoAccessBody = z
  .strictObject({ reason, side: requiredWord(cardSides, "Choose front or back") })
  .meta({ id: "PhotoRevealBody" });

/** On the pages the password is typed in the same form; it may be left out within the minutes that it counts for. */
const stepUpFields = {
  password: z.string().max(limits.passwordMaximumLength).optional(),
  code: optionalText(40),
};
export const AccessForm = AccessBody.extend(stepUpFields);
export const PhotoAccessForm = PhotoAccessBody.extend(stepUpFields);

export const FullCard = z
  .object({
    cardHolderName: z.string(),
    cardNumber: z.string(),
    brand: z.string(),
    expiryDate: z.string(),
    cvv: z.string().optional().meta({ description: "Only while a deposit awaits its decision" }),
    cvvErasedAt: z.string().optional(),
  })
  .meta({ id: "RevealedCard" });
export type FullCard = z.output<typeof FullCard>;

export const FullBankDetails = z
  .object({
    region: z.enum(bankRegions),
    recipientName: z.string().optional(),
    bankName: z.string().optional(),
    accountNumber: z.string().optional(),
    routingNumber: z.string().optional(),
    iban: z.string().optional(),
    swiftCode: z.string().optional(),
    description: z.string().optional(),
    documentUrl: z.string().optional(),
  })
  .meta({ id: "RevealedBankDetails" });
export type FullBankDetails = z.output<typeof FullBankDetails>;

export const FullDestination = z
  .object({
    walletAddress: z.string().optional().meta({ description: "Of a crypto withdrawal" }),
    bankDetails: FullBankDetails.optional().meta({
      description: "Of a bank withdrawal, as they were when it was requested",
    }),
  })
  .meta({ id: "RevealedDestination" });
export type FullDestination = z.output<typeof FullDestination>;
