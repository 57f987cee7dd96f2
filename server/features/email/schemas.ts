// Mail that waits, was sent or failed, as administrators see it: never what stands in it, but in a demonstration.
import { z } from "zod";
import { mailStates } from "./labels";
import { PageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";
import { requiredText } from "../../kernel/schemas/text";

export const OutboxQuery = z.object({
  ...pageFields(),
  state: z.enum(mailStates, { error: `Use one of: ${mailStates.join(", ")}` }).optional(),
});
/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const OutboxSearchParams = PageParams.extend({
  state: z.enum(mailStates).optional().catch(undefined),
});

export const OutboxMessage = z
  .object({
    id: z.string(),
    kind: z.string().meta({ description: "What it is about", examples: ["transaction_approved"] }),
    state: z.enum(mailStates).meta({ description: "`waiting` until it is sent or given up" }),
    user: z.string(),
    userDetails: z
      .object({ fullname: z.string(), email: z.string() })
      .meta({ description: "To whom, as they are now" }),
    attempts: z
      .number()
      .meta({ description: "How often somebody began to send it", examples: [1] }),
    createdAt: z.string(),
    nextAttemptAt: z
      .string()
      .optional()
      .meta({ description: "When it is tried next, while it waits" }),
    sentAt: z.string().optional().meta({ description: "When the mail server took it" }),
    lastError: z
      .string()
      .optional()
      .meta({
        description: "A word for why the last try failed; never what a server said",
        examples: ["unreachable"],
      }),
    canRetry: z.boolean().meta({
      description: "Whether it can be sent at once: it is not sent, and its text is still there",
      examples: [true],
    }),
    canRead: z.boolean().meta({
      description:
        "Whether its text can be read: in a demonstration that sends no mail, and nowhere else",
      examples: [false],
    }),
  })
  .meta({ id: "OutboxMessage" });
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const OutboxPage = z
  .object({ messages: z.array(OutboxMessage).meta({ description: "Newest first" }), ...pageAnswer })
  .meta({ id: "OutboxPage" });

export const OutboxText = z
  .object({
    message: OutboxMessage,
    to: z.string().meta({ description: "The address it went to", examples: ["hana@example.com"] }),
    subject: z
      .string()
      .meta({ description: "Its subject", examples: ["Your identity is verified"] }),
    text: z.string().meta({ description: "Its plain text, links included" }),
  })
  .meta({ id: "OutboxText" });

/** The administrators' page has many messages: each button says which it means. */
export const RetryForm = z.strictObject({ id: requiredText("Choose a message", 100) });
