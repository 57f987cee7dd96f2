// A new email for a user who lost their mailbox.
import { z } from "zod";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { limits } from "../../kernel/limits";
import { multilineText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";
import { stepUpFields } from "../sessions/schemas";
import { Email } from "../users/person-schemas";

export const EmailChangeBody = z
  .strictObject({
    email: Email,
    reason: multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Reason for the approver and the audit log; included in the user's data export",
      examples: ["The old mailbox was closed. We checked the passport in a video call."],
    }),
    version: Version,
  })
  .meta({ id: "EmailChangeBody" });

/** The form of the page, which also asks for the password. */
export const EmailChangeForm = EmailChangeBody.omit({ version: true }).extend(stepUpFields);
