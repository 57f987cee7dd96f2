// Mail that waits, was sent or failed, as administrators see it: never what stands in it, but in a demonstration.
import { z } from "zod";
import {
  EmailAddress,
  FullName,
  Id,
  InstantField,
  UserId,
  text,
} from "../../kernel/schemas/fields";
import { mailStates } from "./labels";
import { PageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";
import { requiredText } from "../../kernel/schemas/text";

export const OutboxQuery = z.object({
  ...pageFields(),
  state: z
    .enum(mailStates, { error: `Use one of: ${mailStates.join(", ")}` })
    .optional()
    .describe("State, county or canton"),
});
/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const OutboxSearchParams = PageParams.extend({
  state: z.enum(mailStates).optional().catch(undefined),
});

export const OutboxMessage = z
  .object({
    id: Id,
    kind: text("What it is about", "transaction_approved"),
    state: z.enum(mailStates).describe("`waiting` until it is sent or given up"),
    user: UserId,
    userDetails: z
      .object({ fullname: FullName, email: EmailAddress })
      .describe("To whom, as they are now"),
    attempts: z.number().describe("How often somebody began to send it"),
    createdAt: InstantField,
    nextAttemptAt: InstantField.optional().describe("When it is tried next, while it waits"),
    sentAt: InstantField.optional().describe("When the mail server took it"),
    lastError: text(
      "A word for why the last try failed; never what a server said",
      "unreachable",
    ).optional(),
    canRetry: z
      .boolean()
      .describe("Whether it can be sent at once: it is not sent, and its text is still there"),
    canRead: z
      .boolean()
      .describe(
        "Whether its text can be read: in a demonstration that sends no mail, and nowhere else",
      ),
  })
  .meta({ id: "OutboxMessage" });
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const OutboxPage = z
  .object({ messages: z.array(OutboxMessage).describe("Newest first"), ...pageAnswer })
  .meta({ id: "OutboxPage" });

export const OutboxText = z
  .object({
    message: OutboxMessage,
    to: text("The address it went to", "hana@example.com"),
    subject: text("Its subject", "Your identity is verified"),
    text: z.string().describe("Its plain text, links included"),
  })
  .meta({ id: "OutboxText" });

/** The administrators' page has many messages: each button says which it means. */
export const RetryForm = z.strictObject({
  id: requiredText("Choose a message", 100).meta({
    description: "Stable id",
    examples: ["0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90"],
  }),
});
