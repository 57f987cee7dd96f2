// Schemas of approval requests.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  Count,
  MessageField,
  SentId,
  exampleId,
  recordId,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  StaffId,
  TransactionReference,
  UserId,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { staffRoles } from "../../kernel/staff-roles";
import { limits } from "../../kernel/limits";
import { approvalRequestKinds, approvalRequestStates } from "./labels";
import { transactionActions, transactionTypes } from "../ledger/labels";
import { NamedUser } from "../audit/party-schemas";
import { PageParams, pageResponse, pageFields } from "../../kernel/schemas/page";
import { emailLinkField } from "../users/email-link-schemas";
import { optionalText } from "../../kernel/schemas/text";

export const ApprovalRequestQuery = z.object({
  ...pageFields(),
  state: z
    .enum(
      approvalRequestStates,
      errorMessage("oneOf", { values: approvalRequestStates.join(", ") }),
    )
    .optional()
    .describe("Only requests with this state"),
});
/** The same from a page's URL, where invalid values are ignored. */
export const ApprovalRequestSearchParams = PageParams.extend({
  state: z.enum(approvalRequestStates).optional().catch(undefined),
});

const RequestedChange = z
  .object({
    field: text("The balance that changes", "bonusBalance"),
    before: z.number().describe("The balance when requested"),
    now: z.number().optional().describe("The current balance, while the request is open"),
    after: figure("The requested balance", 25),
    posted: figure("The posted adjustment; zero if it's only recalculated", 25),
  })
  .meta({ id: "RequestedChange" });
export type RequestedChange = z.output<typeof RequestedChange>;

export const ApprovalRequest = z
  .object({
    id: Id,
    kind: z
      .enum(approvalRequestKinds)
      .describe("A balance edit, a credit or debit, or another call"),
    state: z
      .enum(approvalRequestStates)
      .describe("`open` until it's approved, rejected or canceled"),
    user: UserId.describe("The affected user; for an invitation, the requester"),
    userDetails: z
      .object({ fullname: FullName, email: EmailAddress, staffId: StaffId.optional() })
      .describe("The affected user, as of now"),
    currency: CurrencyCode,
    changes: z.array(RequestedChange).describe("Each balance before and after"),
    credit: z
      .object({
        type: z.enum(transactionTypes),
        action: z.enum(transactionActions).describe("What caused the transaction"),
        amount: AmountNumber,
        reference: TransactionReference.optional(),
      })
      .optional()
      .describe("The transaction that will be posted; missing for balance edits"),
    call: z
      .object({
        name: text("Method and path", "PATCH /wallets/admin/transaction/{id}/approve"),
        subject: text("Record that it changes", "transaction:01890000-0000-7000-8000-000000000000"),
        body: z.record(z.string(), z.unknown()).describe("The request body"),
        roles: z
          .object({ before: z.array(z.enum(staffRoles)), after: z.array(z.enum(staffRoles)) })
          .optional()
          .describe("For changes of staff roles: the roles before and after"),
        email: z
          .object({ before: EmailAddress, after: EmailAddress })
          .optional()
          .describe("For a new email: the email when requested and the new one"),
        emailLink: emailLinkField,
        fullname: z
          .object({
            before: FullName,
            after: FullName,
            isStaffName: z
              .boolean()
              .describe("Whether the new name looks like another staff member's"),
          })
          .optional()
          .describe("For a new name: the name when requested and the new one"),
        amount: AmountNumber.optional().describe("The amount it would move"),
      })
      .optional()
      .describe("The requested call; missing for adjustments"),
    reason: z.string().optional().describe("Reason given, if any"),
    isOutdated: z
      .boolean()
      .describe(
        "Whether it can't be approved, because the record has changed or the requester is no longer allowed to make the change",
      ),
    sameAs: z
      .object({
        id: Id,
        state: z.enum(["open", "approved"]),
        createdAt: InstantField,
        requestedBy: NamedUser.describe("Requester"),
      })
      .optional()
      .describe(
        "While it is open: another request for the same change of the same user, open or approved in the last 24 hours",
      ),
    requestedBy: NamedUser.describe("Requester"),
    decidedBy: NamedUser.optional().describe("Who closed it"),
    createdAt: InstantField,
    decidedAt: InstantField.optional().describe("When it was closed"),
    canDecide: z.boolean().describe("Whether the caller can approve or reject it"),
    canCancel: z.boolean().describe("Whether the caller can cancel it"),
    suspension: z
      .object({
        lapsesAt: InstantField.optional().describe(
          "When it ends unless another owner confirms it; missing if no other owner could",
        ),
        isLapsed: z.boolean().describe("Whether it ended because no other owner confirmed it"),
      })
      .optional()
      .describe(
        "For a suspension of staff that is already in effect: approving confirms it; rejecting or canceling ends it",
      ),
  })
  .meta({ id: "ApprovalRequest" });
export type ApprovalRequest = z.output<typeof ApprovalRequest>;

export const ApprovalRequestPage = z
  .object({
    approvalRequests: z.array(ApprovalRequest).describe("Newest first"),
    isAsked: z
      .boolean()
      .describe("Whether adjustments need a second approval (`ADJUSTMENT_APPROVALS`)"),
    ...pageResponse,
  })
  .meta({ id: "ApprovalRequestPage" });

const chooseRequests = errorMessage("approvalRequestsMissing");

export const ApprovalDecisionsBody = z
  .strictObject({
    ids: z
      .array(recordId("ID of an approval request").min(1).max(100), chooseRequests)
      .min(1, chooseRequests)
      .max(
        limits.selectedMaximum,
        errorMessage("approvalRequestsTooMany", { maximum: limits.selectedMaximum }),
      )
      .describe("IDs of the requests"),
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the audit log, for each request; included in the data exports of the users they affect",
    ),
  })
  .meta({
    id: "ApprovalDecisionsBody",
    examples: [{ ids: [exampleId], reason: "Filed twice." }],
  });

export const ApprovalDecisions = z
  .object({
    count: Count.describe("Number of requests that were closed"),
    items: z
      .array(
        z.object({
          id: SentId,
          isDone: z.boolean().describe("Whether it was closed by this call"),
          obstacle: z
            .object({
              code: text("Stable code for programs", "approval_request_decided"),
              message: MessageField,
            })
            .optional()
            .describe("Why it wasn't"),
        }),
      )
      .describe("In the order of the request"),
  })
  .meta({ id: "ApprovalDecisions" });

export const ApprovalDecisionBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the audit log; included in the data export of the user it affects",
    ),
  })
  .meta({
    id: "ApprovalDecisionBody",
    examples: [{ reason: "The amount does not match the contract." }],
  });
