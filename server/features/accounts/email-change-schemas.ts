// A new email address for somebody who lost their mailbox.
import { z } from "zod";
import { says } from "../../kernel/schemas/say";
import { limits } from "../../kernel/limits";
import { writtenText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";
import { stepUpFields } from "../sessions/schemas";
import { Email } from "../users/person-schemas";

export const EmailChangeBody = z
  .strictObject({
    email: Email,
    reason: writtenText(says("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Reason for the approver and the audit log; not shown to the user",
      examples: ["The old mailbox was closed. We checked the passport in a video call."],
    }),
    version: Version,
  })
  .meta({ id: "EmailChangeBody" });

/** The same as a page sends it, with the password in the same form. */
export const EmailChangeForm = EmailChangeBody.omit({ version: true }).extend(stepUpFields);
