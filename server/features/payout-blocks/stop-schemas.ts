// Schemas of the payout stop.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { Id, InstantField } from "../../kernel/schemas/fields";
import { optionalText, multilineText } from "../../kernel/schemas/text";
import { NamedUser } from "../audit/party-schemas";
import { Version } from "../ledger/transaction-schemas";

export const PayoutStopBody = z
  .strictObject({
    reason: multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Reason for staff and the audit log; not shown to customers",
      examples: ["The bank reports a breach."],
    }),
  })
  .meta({ id: "PayoutStopBody" });

export const PayoutResumeBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the approver and the audit log",
    ),
    version: Version,
  })
  .meta({ id: "PayoutResumeBody", examples: [{ reason: "The bank has closed the gap." }] });

export const PayoutStop = z
  .object({
    isStopped: z.boolean().describe("Whether all payouts are stopped now"),
    id: Id.optional().describe("ID of the stop. This and the following fields are only for staff"),
    since: InstantField.optional().describe("When payouts were stopped"),
    reason: z.string().optional().describe("Why"),
    stoppedBy: NamedUser.optional().describe("Who stopped them"),
    resumeRequest: Id.optional().describe("The open request to resume payouts"),
  })
  .meta({ id: "PayoutStop" });
export type PayoutStop = z.output<typeof PayoutStop>;

export const PayoutStopWithApproval = PayoutStop.extend(approvalRequestField).meta({
  id: "PayoutStopWithApproval",
});
