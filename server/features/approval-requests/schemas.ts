// Adjustments that take two administrators: what one proposes and another approves.
import { z } from "zod";
import { currencies } from "../../kernel/currencies";
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
    .optional(),
});
/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const ApprovalRequestSearchParams = PageParams.extend({
  state: z.enum(approvalRequestStates).optional().catch(undefined),
});

const RequestedChange = z
  .object({
    field: z.string().meta({ description: "Which balance", examples: ["bonusBalance"] }),
    before: z.number().meta({ description: "What the proposer saw", examples: [0] }),
    now: z
      .number()
      .optional()
      .meta({ description: "What it is now, while the proposal is open", examples: [0] }),
    after: z.number().meta({ description: "What it will be", examples: [25] }),
    booked: z.number().meta({
      description: "The adjustment that is posted for it; zero where it only follows the others",
      examples: [25],
    }),
  })
  .meta({ id: "ProposedChange" });
export type RequestedChange = z.output<typeof RequestedChange>;

export const ApprovalRequest = z
  .object({
    id: z.string(),
    kind: z
      .enum(approvalRequestKinds)
      .meta({ description: "Balances that are set, or a credit or debit" }),
    state: z.enum(approvalRequestStates).meta({ description: "What became of it" }),
    user: z.string(),
    userDetails: z
      .object({ fullname: z.string(), email: z.string() })
      .meta({ description: "Whose wallet it is" }),
    currency: z.enum(currencies),
    changes: z.array(RequestedChange).meta({ description: "Each balance before and after" }),
    credit: z
      .object({
        type: z.enum(transactionTypes),
        action: z.enum(transactionActions),
        amount: z.number(),
        reference: z.string().optional(),
      })
      .optional()
      .meta({ description: "The transaction that will be booked; missing where balances are set" }),
    reason: z.string().optional(),
    isOutdated: z.boolean().meta({
      description: "Whether a balance has changed since: it can then no longer be approved",
      examples: [false],
    }),
    proposedBy: AuditParty.meta({ description: "Who proposed it" }),
    decidedBy: AuditParty.optional().meta({ description: "Who ended it" }),
    createdAt: z.string(),
    decidedAt: z.string().optional().meta({ description: "When it was ended" }),
    canDecide: z
      .boolean()
      .meta({ description: "Whether the caller may approve or refuse it", examples: [true] }),
    canWithdraw: z
      .boolean()
      .meta({ description: "Whether the caller may withdraw it", examples: [false] }),
  })
  .meta({ id: "Proposal" });
export type ApprovalRequest = z.output<typeof ApprovalRequest>;

export const ApprovalRequestPage = z
  .object({
    proposals: z.array(ApprovalRequest).meta({ description: "Newest first" }),
    isAsked: z.boolean().meta({
      description: "Whether adjustments take two administrators here (`ADJUSTMENT_APPROVALS`)",
      examples: [true],
    }),
    ...pageAnswer,
  })
  .meta({ id: "ProposalPage" });

export const ApprovalDecisionBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).meta({
      description: "Why, for the audit log",
    }),
  })
  .meta({
    id: "ProposalDecisionBody",
    examples: [{ reason: "The amount does not match the contract." }],
  });
