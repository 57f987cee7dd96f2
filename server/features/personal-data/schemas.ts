// Everything that is held about a person, for themselves.
import { z } from "zod";
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
    id: z.string(),
    purpose: z
      .enum(["kyc", "card_front", "card_back", "bank", "kept"])
      .meta({ description: "What it was handed in for" }),
    documentType: z.string().optional(),
    fileName: z.string(),
    mediaType: z.string(),
    sizeBytes: z.number(),
    createdAt: z.string(),
    documentUrl: z.string(),
  })
  .meta({ id: "HeldDocument" });

const HeldMessage = z
  .object({
    kind: z
      .string()
      .meta({ description: "What the message is about", examples: ["deposit_approved"] }),
    status: z.enum(["queued", "sending", "sent", "failed"]).meta({ description: "How far it got" }),
    createdAt: z.string(),
  })
  .meta({ id: "HeldMessage" });

const HeldActivity = z
  .object({
    at: z.string(),
    action: z.string().meta({ description: "What was done", examples: ["profile.edited"] }),
    by: z.enum(["yourself", "somebody else"]).meta({ description: "Who did it" }),
    address: z
      .string()
      .optional()
      .meta({ description: "The network address it was done from, where it was yourself" }),
    before: z.string().optional().meta({ description: "What it was, as JSON text" }),
    after: z.string().optional().meta({ description: "What it became, as JSON text" }),
    reason: z.string().optional(),
  })
  .meta({ id: "HeldActivity" });

const HeldNote = z
  .object({ text: z.string().meta({ description: "What was written" }), createdAt: z.string() })
  .meta({ id: "HeldNote" });

export const PersonalData = z
  .object({
    exportedAt: z
      .string()
      .meta({ description: "When this was drawn up", examples: ["2026-11-21T09:00:00.000Z"] }),
    notIncluded: z.string().meta({ description: "What is held besides, and why it is left out" }),
    profile: User.meta({ description: "The person" }),
    wallet: Wallet.optional().meta({ description: "The wallet with its balances" }),
    card: CardInfo.meta({ description: "The saved card, masked" }),
    bankDetails: FullBankDetails.optional().meta({
      description: "The saved bank details, in full",
    }),
    transactions: z.array(Transaction).meta({ description: "All of them, newest first" }),
    cryptoPayments: z.array(CryptoPayment).meta({ description: "Deposits in coins, newest first" }),
    drafts: z.array(Draft).meta({ description: "Money forms that were not confirmed" }),
    documents: z.array(HeldDocument).meta({ description: "Files that were handed in" }),
    sessions: z.array(Session).meta({ description: "Where the person is signed in" }),
    apiTokens: z
      .array(ApiToken)
      .meta({ description: "Tokens that still work, without their secrets" }),
    disclosures: z
      .array(DataAccess)
      .meta({ description: "Who saw card, bank details and documents" }),
    messages: z.array(HeldMessage).meta({ description: "Messages that were mailed lately" }),
    notes: z.array(HeldNote).meta({
      description: "What administrators wrote down to be shared with the person, newest first",
    }),
    activity: z
      .array(HeldActivity)
      .meta({ description: "Lines of the audit log by or about the person, newest first" }),
  })
  .meta({ id: "PersonalData" });
export type PersonalData = z.output<typeof PersonalData>;
