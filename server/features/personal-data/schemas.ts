// Schemas of a user's data export.
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
import { FormerEmail, pendingEmailField } from "../email/email-change-schemas";
import { NameRequest } from "../users/name-schemas";
import { User } from "../users/schemas";
import { ApiToken } from "../api-tokens/schemas";
import { BankTransfer } from "../bank-statements/line-schemas";
import { CardInfo } from "../cards/schemas";
import { CryptoPayment } from "../crypto-payments/schemas";
import { DataAccess } from "../sensitive-data/log-schemas";
import { Draft } from "../draft-confirmation/schemas";
import { ExpectedDeposit } from "../bank-transfers/schemas";
import { DepositReference } from "../receiving-accounts/schemas";
import { FullBankDetails } from "../sensitive-data/schemas";
import { StoredLimitRaise } from "../movement-limits/raise-schemas";
import { Session } from "../sessions/schemas";
import { Transaction } from "../ledger/transaction-schemas";
import { Wallet } from "../ledger/wallet-schemas";

const Acceptance = z
  .object({
    text: z.enum(["terms", "risk_warning"]).describe("What was accepted"),
    version: text("Its version", "2026-11"),
    acceptedAt: InstantField,
  })
  .meta({ id: "Acceptance" });

const StoredDocument = z
  .object({
    id: Id,
    purpose: z
      .enum(["kyc", "card_front", "card_back", "bank", "pending_upload"])
      .describe("What the file is for"),
    documentType: text("Type of identity document", "passport").optional(),
    fileName: FileName,
    mediaType: MediaType,
    sizeBytes: SizeBytes,
    createdAt: InstantField,
    documentUrl: DocumentUrl,
  })
  .meta({ id: "StoredDocument" });

const StoredPayee = z
  .object({
    id: Id,
    label: z.string().optional().describe("The user's own name for it"),
    bankDetails: FullBankDetails.optional().describe("A bank account"),
    walletAddress: z.string().optional().describe("A Bitcoin address"),
    isDefault: z.boolean().describe("Whether it is the default of its kind"),
    createdAt: InstantField,
  })
  .meta({ id: "StoredPayee" });

const StoredMessage = z
  .object({
    kind: text("What the message is about", "deposit_approved"),
    status: z.enum(["queued", "sending", "sent", "failed"]).describe("Delivery status"),
    createdAt: InstantField,
  })
  .meta({ id: "StoredMessage" });

const StoredActivity = z
  .object({
    at: InstantField,
    action: text("Action", "profile.edited"),
    by: z
      .enum(["yourself", "another user", "unknown"])
      .describe("Actor; `unknown` if the action is a refused sign-in"),
    address: z.string().optional().describe("IP address, unless another user acted"),
    before: z.string().optional().describe("Previous value, as JSON"),
    after: z.string().optional().describe("New value, as JSON"),
    reason: z.string().optional().describe("Reason, shown to the user"),
  })
  .meta({ id: "StoredActivity" });

const StoredNote = z
  .object({ text: z.string().describe("Text"), createdAt: InstantField })
  .meta({ id: "StoredNote" });

export const PersonalData = z
  .object({
    exportedAt: InstantField.meta({
      description: "When the file was generated",
      examples: ["2026-11-21T09:00:00.000Z"],
    }),
    notIncluded: z.string().describe("Data that isn't included, and why"),
    profile: User.describe("The user"),
    pendingEmail: pendingEmailField,
    formerEmails: z
      .array(FormerEmail)
      .describe("Emails that a link sent to them can restore, oldest first"),
    nameRequests: z.array(NameRequest).describe("Requests for a new full name, newest first"),
    acceptances: z
      .array(Acceptance)
      .describe(
        "The terms and risk warning that the user accepted; none if staff created the account",
      ),
    wallet: Wallet.optional().describe("The wallet with its balances"),
    card: CardInfo.describe("The saved card, masked"),
    bankDetails: FullBankDetails.optional().describe("The saved bank details, in full"),
    payees: z.array(StoredPayee).describe("All payees, in full: the bank details are one of them"),
    transactions: z.array(Transaction).describe("All transactions, newest first"),
    cryptoPayments: z.array(CryptoPayment).describe("Crypto deposits, newest first"),
    bankTransfers: z
      .array(BankTransfer)
      .describe("What the bank says of credited transfers, oldest first"),
    depositReference: DepositReference.optional(),
    expectedDeposits: z
      .array(ExpectedDeposit)
      .describe("Bank transfers that the user announced, newest first"),
    limitRaises: z
      .array(StoredLimitRaise)
      .describe("Limits that staff raised above those of the level, until their end"),
    drafts: z.array(Draft).describe("Unconfirmed drafts"),
    documents: z.array(StoredDocument).describe("Uploaded files"),
    sessions: z.array(Session).describe("Sessions"),
    apiTokens: z.array(ApiToken).describe("Valid tokens, without their secrets"),
    accesses: z.array(DataAccess).describe("Views of card, bank details and documents"),
    messages: z.array(StoredMessage).describe("Recent emails"),
    notes: z.array(StoredNote).describe("Shared notes, newest first"),
    activity: z
      .array(StoredActivity)
      .describe("Audit log entries by or about the user, newest first"),
  })
  .meta({ id: "PersonalData" });
export type PersonalData = z.output<typeof PersonalData>;
