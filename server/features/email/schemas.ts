// Waiting, sent and failed emails, as administrators see them: without their text, except in a demo.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  EmailAddress,
  FullName,
  Id,
  InstantField,
  StaffId,
  UserId,
  text,
  idMeta,
} from "../../kernel/schemas/fields";
import { mailStates } from "./labels";
import { PageParams, pageResponse, pageFields } from "../../kernel/schemas/page";
import { optionalText, requiredCode } from "../../kernel/schemas/text";

export const OutboxQuery = z.object({
  ...pageFields(),
  state: z
    .enum(mailStates, errorMessage("oneOf", { values: mailStates.join(", ") }))
    .optional()
    .describe("Only emails with this state"),
  user: optionalText(100).describe("Only emails to the user with this ID"),
});
/** The same from a page's URL, where invalid values are ignored. */
export const OutboxSearchParams = PageParams.extend({
  state: z.enum(mailStates).optional().catch(undefined),
  user: optionalText(100).catch(undefined),
});

export const OutboxMessage = z
  .object({
    id: Id,
    kind: text("Kind of email", "transaction_approved"),
    state: z.enum(mailStates).describe("`waiting` until it's sent or has failed"),
    user: UserId,
    userDetails: z
      .object({ fullname: FullName, email: EmailAddress, staffId: StaffId.optional() })
      .describe("The recipient"),
    attempts: z.number().describe("Number of attempts"),
    createdAt: InstantField,
    nextAttemptAt: InstantField.optional().describe("Next attempt, while it's waiting"),
    sentAt: InstantField.optional().describe("When the mail server accepted it"),
    lastError: text(
      "Code of the last failure; never the mail server's own text",
      "unreachable",
    ).optional(),
    canRetry: z
      .boolean()
      .describe("Whether it can be resent: it wasn't sent and its text is still stored"),
    canRead: z
      .boolean()
      .describe("Whether its text can be read: only in a demo that sends no email"),
  })
  .meta({ id: "OutboxMessage" });
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const OutboxPage = z
  .object({ messages: z.array(OutboxMessage).describe("Newest first"), ...pageResponse })
  .meta({ id: "OutboxPage" });

export const OutboxText = z
  .object({
    message: OutboxMessage,
    to: text("Recipient address", "hana@example.com"),
    subject: text("Subject", "Your identity is verified"),
    text: z.string().describe("Plain text; links that could give access to an account are removed"),
  })
  .meta({ id: "OutboxText" });

/** The administrators' page has several emails: each button names its own. */
export const RetryForm = z.strictObject({
  id: requiredCode(errorMessage("messageMissing"), 100).meta(idMeta("Stable ID")),
});
