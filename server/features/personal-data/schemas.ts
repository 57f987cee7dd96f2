// Everything that is held about a person, for themselves.
import { z } from "zod";
import {
  DocumentUrl,
  FileName,
  Id,
  InstantField,
  MediaType,
  SizeBytes,
  text,
} from "../../kernel/schemas/fields";
import { User } from "../users/schemas";
import { ApiToken } from "../api-tokens/schemas";
import { CardInfo } from "../cards/schemas";
import { CryptoPayment } from "../crypto-payments/schemas";
import { DataAccess } from "../sensitive-data/log-schemas";
import { Draft } from "../draft-confirmation/schemas";
import { FullBankDetails } from "../sensitive-data/schemas";
import { Session } from "../sessions/schemas";
import { Transaction } from "../ledger/transaction-schemas";
import { Wallet } from "../ledger/wallet-schemas";

const HeldDocument = z
  .object({
    id: Id,
    purpose: z
      .enum(["kyc", "card_front", "card_back", "bank", "kept"])
      .describe("What it was handed in for"),
    documentType: text("Kind of identity document", "passport").optional(),
    fileName: FileName,
    mediaType: MediaType,
    sizeBytes: SizeBytes,
    createdAt: InstantField,
    documentUrl: DocumentUrl,
  })
  .meta({ id: "HeldDocument" });

const HeldMessage = z
  .object({
    kind: text("What the message is about", "deposit_approved"),
    status: z.enum(["queued", "sending", "sent", "failed"]).describe("How far it got"),
    createdAt: InstantField,
  })
  .meta({ id: "HeldMessage" });

const HeldActivity = z
  .object({
    at: InstantField,
    action: text("What was done", "profile.edited"),
    by: z.enum(["yourself", "somebody else"]).describe("Who did it"),
    address: z
      .string()
      .optional()
      .describe("The network address it was done from, where it was yourself"),
    before: z.string().optional().describe("What it was, as JSON text"),
    after: z.string().optional().describe("What it became, as JSON text"),
    reason: z.string().optional().describe("Why it was done, for the person concerned"),
  })
  .meta({ id: "HeldActivity" });

const HeldNote = z
  .object({ text: z.string().describe("What was written"), createdAt: InstantField })
  .meta({ id: "HeldNote" });

export const PersonalData = z
  .object({
    exportedAt: InstantField.meta({
      description: "When this was drawn up",
      examples: ["2026-11-21T09:00:00.000Z"],
    }),
    notIncluded: z.string().describe("What is held besides, and why it is left out"),
    profile: User.describe("The person"),
    wallet: Wallet.optional().describe("The wallet with its balances"),
    card: CardInfo.describe("The saved card, masked"),
    bankDetails: FullBankDetails.optional().describe("The saved bank details, in full"),
    transactions: z.array(Transaction).describe("All of them, newest first"),
    cryptoPayments: z.array(CryptoPayment).describe("Deposits in coins, newest first"),
    drafts: z.array(Draft).describe("Money forms that were not confirmed"),
    documents: z.array(HeldDocument).describe("Files that were handed in"),
    sessions: z.array(Session).describe("Where the person is signed in"),
    apiTokens: z.array(ApiToken).describe("Tokens that still work, without their secrets"),
    disclosures: z.array(DataAccess).describe("Who saw card, bank details and documents"),
    messages: z.array(HeldMessage).describe("Messages that were mailed lately"),
    notes: z
      .array(HeldNote)
      .describe("What administrators wrote down to be shared with the person, newest first"),
    activity: z
      .array(HeldActivity)
      .describe("Lines of the audit log by or about the person, newest first"),
  })
  .meta({ id: "PersonalData" });
export type PersonalData = z.output<typeof PersonalData>;
