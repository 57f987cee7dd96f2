// Schemas of evidence for a decision.
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CountryCode,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  TotalAmount,
  TransactionReference,
  UserId,
  text,
} from "../../kernel/schemas/fields";
import { transactionStatuses, transactionTypes } from "../ledger/labels";
import { Note } from "../notes/schemas";
import { accountStatuses, flagSeverities, kycStatuses } from "../users/labels";
import { flagCodes, sourceKinds } from "./labels";

const FlagField = z.object({
  code: z.enum(flagCodes).describe("Stable code for programs"),
  severity: z.enum(flagSeverities).describe("`warning`: check before approving"),
  message: text("Finding", "Bank details saved 3 minutes before the request"),
  customers: z
    .array(z.object({ id: UserId, fullname: FullName }))
    .optional()
    .describe(
      "Up to five other customers whom the flag is about; only for callers who can view users",
    ),
});
const flags = z.array(FlagField).describe("Warnings first; empty if nothing was found");

const Customer = z.object({
  id: UserId,
  fullname: FullName,
  email: EmailAddress,
  emailVerified: z.boolean().describe("Whether the address was confirmed"),
  country: CountryCode,
  accountStatus: z.enum(accountStatuses).describe("Account status"),
  kycStatus: z.enum(kycStatuses).describe("Status of the identity verification"),
  createdAt: InstantField.describe("When the account was created"),
  accountAgeDays: z.int().meta({ description: "Full days since then", examples: [42] }),
  twoFactorEnabled: z.boolean().describe("Whether 2FA is on"),
});

const Source = z.object({
  kind: z.enum(sourceKinds).describe("Source or destination of the money"),
  masked: text("Masked", "Lakeside Federal Bank ••••6789"),
  brand: text("Card network", "Visa").optional(),
  lastFour: text("Last four digits of the card", "1111").optional(),
  holder: text("Holder of the card or account, if known", "Nora New").optional(),
  isHolderCustomer: z
    .boolean()
    .optional()
    .describe(
      "Whether the holder's name matches the customer's, ignoring case, accents and word order",
    ),
  firstUsedAt: InstantField.describe("When the customer first used it"),
  changedAt: InstantField.optional().describe("When it was last saved before the request"),
  replacedAt: InstantField.optional().describe(
    "When it was replaced or removed after the request; the transaction keeps its own copy",
  ),
});

const Movement = z.object({
  id: Id,
  reference: TransactionReference,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  amount: AmountNumber,
  currency: CurrencyCode,
  createdAt: InstantField,
});

const Sum = z.object({ count: Count, amount: TotalAmount });

export const Evidence = z
  .object({
    customer: Customer.describe("The owner of the transaction"),
    wallet: z
      .object({ currency: CurrencyCode, availableBalance: AmountNumber })
      .optional()
      .describe("Missing if the wallet was deleted"),
    last30Days: z
      .object({ currency: CurrencyCode, deposits: Sum, withdrawals: Sum })
      .describe("Successful transactions in the transaction's currency"),
    movements: z.array(Movement).describe("The customer's five newest other transactions"),
    source: Source.optional().describe(
      "Card, bank account or address of this transaction, as of its request",
    ),
    flags,
    approvalRequest: z
      .object({ id: Id, requestedBy: FullName, createdAt: InstantField })
      .optional()
      .describe("The open request for a second person's approval of a change to the transaction"),
    notes: z.array(Note).optional().describe("Pinned by staff; left out for API tokens"),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.output<typeof Evidence>;

const item = z.object({ id: Id, flags });

export const BulkActionFlags = z
  .object({
    items: z
      .array(item)
      .describe("Each transaction of the bulk action that still exists, in no particular order"),
  })
  .meta({ id: "BulkActionFlags" });
export type BulkActionFlags = z.output<typeof BulkActionFlags>;

export const BatchFlags = z
  .object({
    items: z.array(item).describe("Each withdrawal of the batch, in no particular order"),
  })
  .meta({ id: "PayoutBatchFlags" });
export type BatchFlags = z.output<typeof BatchFlags>;
