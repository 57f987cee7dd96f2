// Sensitive-data access: what an administrator has to state, and what is shown.
import { z } from "zod";
import { bankRegions } from "../bank-details/labels";
import { cardSides } from "./labels";
import { limits } from "../../kernel/limits";
import { optionalText, requiredText, requiredWord } from "../../kernel/schemas/text";

const reason = requiredText("Say why you need to see this", limits.descriptionMaximumLength).meta({
  description: "The person reads it",
});

export const RevealBody = z.strictObject({ reason }).meta({ id: "RevealBody" });
export const PhotoRevealBody = z
  .strictObject({ reason, side: requiredWord(cardSides, "Choose front or back") })
  .meta({ id: "PhotoRevealBody" });

/** On the pages the password is typed in the same form; it may be left out within the minutes that it counts for. */
const proof = {
  password: z.string().max(limits.passwordMaximumLength).optional(),
  code: optionalText(40),
};
export const RevealForm = RevealBody.extend(proof);
export const PhotoRevealForm = PhotoRevealBody.extend(proof);

export const RevealedCard = z
  .object({
    cardHolderName: z.string(),
    cardNumber: z.string(),
    brand: z.string(),
    expiryDate: z.string(),
    cvv: z.string().optional().meta({ description: "Only while a deposit awaits its decision" }),
    cvvErasedAt: z.string().optional(),
  })
  .meta({ id: "RevealedCard" });
export type RevealedCard = z.output<typeof RevealedCard>;

export const RevealedBankDetails = z
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
export type RevealedBankDetails = z.output<typeof RevealedBankDetails>;

export const RevealedDestination = z
  .object({
    walletAddress: z.string().optional().meta({ description: "Of a crypto withdrawal" }),
    bankDetails: RevealedBankDetails.optional().meta({
      description: "Of a bank withdrawal, as they were when it was requested",
    }),
  })
  .meta({ id: "RevealedDestination" });
export type RevealedDestination = z.output<typeof RevealedDestination>;
