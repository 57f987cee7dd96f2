// Adjustments that take two administrators: what one proposes and another approves.
import { z } from "zod";
import {
  AmountNumber,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  TransactionReference,
  UserId,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { staffRoles } from "../../kernel/staff-roles";
import { limits } from "../../kernel/limits";
import { approvalRequestKinds, approvalRequestStates } from "./labels";
import { transactionActions, transactionTypes } from "../ledger/labels";
import { AuditParty } from "../audit-log/schemas";
import { PageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";
import { optionalText } from "../../kernel/schemas/text";

export const ApprovalRequestQuery = z.object({
  ...pageFields(),
  state: z
    .enum(approvalRequestStates, { error: `Use one of: ${approvalRequestStates.join(", ")}` })
    .optional()
    .describe("State, county or canton"),
});
/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const ApprovalRequestSearchParams = PageParams.extend({
  state: z.enum(approvalRequestStates).optional().catch(undefined),
});

const RequestedChange = z
  .object({
    field: text("Which balance", "bonusBalance"),
    before: z.number().describe("What the proposer saw"),
    now: z.number().optional().describe("What it is now, while the proposal is open"),
    after: figure("What it will be", 25),
    booked: figure(
      "The adjustment that is posted for it; zero where it only follows the others",
      25,
    ),
  })
  .meta({ id: "ProposedChange" });
export type RequestedChange = z.output<typeof RequestedChange>;

export const ApprovalRequest = z
  .object({
    id: Id,
    kind: z
      .enum(approvalRequestKinds)
      .describe("Balances that are set, a credit or debit, or a call that was held"),
    state: z.enum(approvalRequestStates).describe("What became of it"),
    user: UserId.describe("Whom it is about; of an invitation, who asked for it"),
    userDetails: z.object({ fullname: FullName, email: EmailAddress }).describe("Whom it is about"),
    currency: CurrencyCode,
    changes: z.array(RequestedChange).describe("Each balance before and after"),
    credit: z
      .object({
        type: z.enum(transactionTypes),
        action: z.enum(transactionActions).describe("What brought the transaction about"),
        amount: AmountNumber,
        reference: TransactionReference.optional(),
      })
      .optional()
      .describe("The transaction that will be booked; missing where balances are set"),
    call: z
      .object({
        name: text("Method and path", "PATCH /wallets/admin/transaction/{id}/approve"),
        subject: text("What it changes", "transaction:01890000-0000-7000-8000-000000000000"),
        body: z.record(z.string(), z.unknown()).describe("As it was sent"),
        roles: z
          .object({ before: z.array(z.enum(staffRoles)), after: z.array(z.enum(staffRoles)) })
          .optional()
          .describe("Where it changes somebody's staff roles: those of then, and those asked for"),
        amount: AmountNumber.optional().describe("What it would move"),
      })
      .optional()
      .describe("The call that was held; missing where an adjustment was proposed"),
    reason: z.string().optional().describe("Why it was done, for the person concerned"),
    isOutdated: z
      .boolean()
      .describe(
        "Whether what it changes has changed since, or whoever asked may no longer do so: it can then no longer be approved",
      ),
    proposedBy: AuditParty.describe("Who proposed it"),
    decidedBy: AuditParty.optional().describe("Who ended it"),
    createdAt: InstantField,
    decidedAt: InstantField.optional().describe("When it was ended"),
    canDecide: z.boolean().describe("Whether the caller may approve or refuse it"),
    canWithdraw: z.boolean().describe("Whether the caller may withdraw it"),
  })
  .meta({ id: "Proposal" });
export type ApprovalRequest = z.output<typeof ApprovalRequest>;

export const ApprovalRequestPage = z
  .object({
    proposals: z.array(ApprovalRequest).describe("Newest first"),
    isAsked: z
      .boolean()
      .describe("Whether adjustments take two administrators here (`ADJUSTMENT_APPROVALS`)"),
    ...pageAnswer,
  })
  .meta({ id: "ProposalPage" });

export const ApprovalDecisionBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe("Why, for the audit log"),
  })
  .meta({
    id: "ProposalDecisionBody",
    examples: [{ reason: "The amount does not match the contract." }],
  });
