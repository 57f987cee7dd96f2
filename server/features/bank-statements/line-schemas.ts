// Lines of bank statements, and what people do with those that are open.
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  TransactionReference,
  UserId,
  recordId,
  text,
} from "../../kernel/schemas/fields";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { limits } from "../../kernel/limits";
import { oneOf, pageFields, pageResponse, SizedPageParams } from "../../kernel/schemas/page";
import { optionalCode, optionalText, requiredCode, requiredText } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { NamedUser } from "../audit/party-schemas";
import { lineStates, openReasons, proposalKinds, returnStates, waitingStates } from "./labels";

const Day = text("A day", "2026-11-25").meta({ format: "date" });

export const BankLine = z
  .object({
    id: Id,
    import: recordId("ID of the import"),
    account: text("ID of the receiving account", "example-eur"),
    place: Count.describe("Line of the file; in camt.053 the number of the entry"),
    bookingDate: Day.describe("Booking date"),
    valueDate: Day.optional().describe("Value date"),
    amount: AmountNumber.describe("Signed: money in is positive"),
    currency: CurrencyCode,
    name: text("The other party", "Nora New").optional(),
    counterparty: text("The other party's account", "DE89370400440532013000").optional(),
    text: text("Payment details", "RF18 7K2M 9QWD 4H").optional(),
    bankReference: text("The bank's reference", "2026112500001").optional(),
    state: z.enum(lineStates),
    proposal: z.enum(proposalKinds).optional().describe("What happens when it is posted"),
    reason: z.enum(openReasons).optional().describe("Why it is open"),
    customer: z
      .object({ id: UserId, fullname: FullName, email: EmailAddress })
      .optional()
      .describe("The customer it belongs to, or may belong to"),
    transaction: z
      .object({ id: recordId("ID of the transaction"), reference: TransactionReference })
      .optional()
      .describe("The deposit or withdrawal"),
    batch: z
      .object({ id: recordId("ID of the payout batch"), reference: z.string() })
      .optional()
      .describe("Payout batch that it paid"),
    return: z
      .object({ id: recordId("ID of the return"), reference: z.string() })
      .optional()
      .describe("The return to its payer"),
    owner: NamedUser.optional().describe("Who works on it"),
    note: z.string().optional().describe("What staff wrote when they decided it"),
    decidedBy: NamedUser.optional().describe("Who decided it"),
    postedAt: InstantField.optional(),
    endedAt: InstantField.optional(),
    version: Count.describe("Incremented with every change"),
  })
  .meta({ id: "BankLine" });
export type BankLine = z.output<typeof BankLine>;

export const BankTransfer = BankLine.pick({
  bookingDate: true,
  amount: true,
  currency: true,
  name: true,
  counterparty: true,
  text: true,
})
  .extend({ transaction: recordId("ID of the deposit").optional() })
  .meta({ id: "BankTransfer" });
export type BankTransfer = z.output<typeof BankTransfer>;

export const BankLineWithApproval = BankLine.extend(approvalRequestField).meta({
  id: "BankLineWithApproval",
});

const filters = {
  state: z.enum(waitingStates, oneOf(waitingStates)).optional().describe("State of the lines"),
  account: optionalCode(32).describe("ID of a receiving account"),
  owner: optionalCode(64).describe("ID of a staff member, or `none`"),
  reason: z.enum(openReasons, oneOf(openReasons)).optional().describe("Why they are open"),
  direction: z
    .enum(["in", "out"], oneOf(["in", "out"]))
    .optional()
    .describe("Whether money came in or went out"),
  user: optionalCode(64).describe(
    "ID of a customer: their lines in every state, and open ones that may be theirs",
  ),
};

export const LineQuery = z.object({
  ...filters,
  ...pageFields(limits.pageSizeMaximum, limits.pageSizeMaximum),
});

/** The same from a page's URL, where invalid values are ignored. */
export const LineSearchParams = SizedPageParams.extend({
  state: filters.state.catch(undefined),
  account: filters.account.catch(undefined),
  owner: filters.owner.catch(undefined),
  reason: filters.reason.catch(undefined),
  direction: filters.direction.catch(undefined),
  user: filters.user.catch(undefined),
});

export const BankLinePage = z
  .object({
    lines: z.array(BankLine).describe("Longest waiting first"),
    totals: z
      .array(
        z.object({
          currency: CurrencyCode,
          direction: z.enum(["in", "out"]),
          count: Count,
          amount: AmountNumber,
        }),
      )
      .describe("Of all lines that the filters name"),
    ...pageResponse,
  })
  .meta({ id: "BankLinePage" });
export type BankLinePage = z.output<typeof BankLinePage>;

const Version = z.coerce
  .number()
  .int()
  .min(1)
  .optional()
  .meta({
    description: "Version that was seen; refused if it has changed since",
    examples: [2],
  });

export const CreditLineBody = z
  .strictObject({
    customer: requiredCode(errorMessage("customerMissing"), 200).meta({
      description: "Email, username, deposit reference or ID of the customer",
      examples: ["nora.new@example.org"],
    }),
    reason: requiredText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "How it is known that the money is theirs",
      examples: ["Confirmed by phone and with a copy of the transfer"],
    }),
    version: Version,
  })
  .meta({ id: "CreditBankLineBody" });

export const CloseLineBody = z
  .strictObject({
    payout: requiredCode(errorMessage("payoutMissing"), 100).meta({
      description: "Reference or ID of the withdrawal, or reference of the payout batch",
      examples: ["TX-7Q2M9QWD4H"],
    }),
    version: Version,
  })
  .meta({ id: "CloseBankLineBody" });

export const OwnLineBody = z
  .strictObject({
    reason: requiredText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "What it is",
      examples: ["Account fee for November"],
    }),
    version: Version,
  })
  .meta({ id: "OwnBankLineBody" });

export const ComplianceBody = z
  .strictObject({
    reason: requiredText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Recorded in the audit log",
      examples: ["Joint account, seen on the bank's letter"],
    }),
    version: Version,
  })
  .meta({ id: "BankLineComplianceBody" });

export const ReturnLineBody = z
  .strictObject({
    reason: requiredText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "For the person who approves it",
      examples: ["No customer of this name"],
    }),
    version: Version,
  })
  .meta({ id: "ReturnBankLineBody" });

export const ReturnCancellationBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Required once the return was approved: why it's certain that the bank doesn't have it. For the approver and the audit log",
    ),
    version: Version,
  })
  .meta({
    id: "BankReturnCancellationBody",
    examples: [{ reason: "The payment was never made." }],
  });

export const BankReturn = z
  .object({
    id: Id,
    reference: text("Unique reference, to be sent with the payment", "BR-7K2M9QWD4H"),
    line: recordId("ID of the line that is returned"),
    account: text("ID of the receiving account", "example-eur"),
    amount: AmountNumber,
    currency: CurrencyCode,
    name: text("The payer", "Nora New").optional(),
    payerAccount: text("The payer's account", "DE89370400440532013000").optional(),
    state: z.enum(returnStates),
    reason: z.string().describe("Why it is returned, for staff"),
    requestedBy: NamedUser,
    requestedAt: InstantField,
    approvedBy: NamedUser.optional(),
    approvedAt: InstantField.optional(),
    sentAt: InstantField.optional(),
    endedAt: InstantField.optional(),
    canApprove: z.boolean().describe("Whether the caller can approve it"),
    canSend: z.boolean().describe("Whether the caller can mark it as sent"),
    canCancel: z
      .boolean()
      .describe("Whether the caller can cancel it; once it was approved, that takes two people"),
  })
  .meta({ id: "BankReturn" });
export type BankReturn = z.output<typeof BankReturn>;

export const BankReturnWithApproval = BankReturn.extend(approvalRequestField).meta({
  id: "BankReturnWithApproval",
});
export type BankReturnWithApproval = z.output<typeof BankReturnWithApproval>;

export const ReturnQuery = z.object({
  state: z
    .enum(["open", "ended"], oneOf(["open", "ended"]))
    .default("open")
    .describe("Whether they are still to be done"),
  ...pageFields(),
});
export const BankReturnPage = z
  .object({ returns: z.array(BankReturn).describe("Newest first"), ...pageResponse })
  .meta({ id: "BankReturnPage" });
