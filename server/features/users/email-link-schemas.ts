// The state of the link that confirms a new email.
import { z } from "zod";
import { EmailAddress, Id, InstantField } from "../../kernel/schemas/fields";

const emailLinkStates = ["pending", "confirmed", "expired", "cancelled"] as const;

const EmailLink = z.object({
  state: z
    .enum(emailLinkStates)
    .describe(
      "`cancelled`: the user set a new password or asked for another email, the account was closed or a later change was approved before the link was confirmed",
    ),
  sentAt: InstantField.describe("When the change was approved and the link sent"),
  expiresAt: InstantField.describe("When the link expires"),
  endedAt: InstantField.optional().describe(
    "When it was confirmed, expired or canceled; missing while it is `pending`",
  ),
});
export type EmailLink = z.output<typeof EmailLink>;

export const emailLinkField = EmailLink.optional().describe(
  "Once a new email is approved: the link that confirms it",
);

export const emailChangeField = EmailLink.extend({
  email: EmailAddress.describe("The new email"),
  approvalRequest: Id.describe("ID of the approval request"),
})
  .optional()
  .describe("The last approved change of email; only when staff get a single user");
