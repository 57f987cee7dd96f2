// A new email that waits to be confirmed, and earlier ones that can be restored.
import { z } from "zod";
import { EmailAddress, InstantField } from "../../kernel/schemas/fields";

const PendingEmail = z
  .object({
    email: EmailAddress.describe("The new email"),
    sentAt: InstantField.describe("When the link was sent"),
    expiresAt: InstantField.describe("When the link expires"),
  })
  .meta({ id: "PendingEmail" });

export const pendingEmailField = PendingEmail.optional().describe(
  "The new email that the user asked for and hasn't confirmed yet; missing if there is none",
);

export const FormerEmail = z
  .object({
    email: EmailAddress,
    until: InstantField.describe("Until when a link that was sent to it can restore it"),
  })
  .meta({ id: "FormerEmail" });
export type FormerEmail = z.output<typeof FormerEmail>;

export const OwnEmailChange = z.object({ pending: pendingEmailField }).meta({
  id: "OwnEmailChange",
});
export type OwnEmailChange = z.output<typeof OwnEmailChange>;
