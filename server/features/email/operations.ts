// Outgoing email.
import type { Operation } from "../../http/operation";
import { OutboxMessage, OutboxPage, OutboxQuery, OutboxText } from "./schemas";

const messageIdParameter = "ID of the email";

export const outboxOperations = {
  list: {
    method: "GET",
    path: "/outbox",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List emails",
    query: OutboxQuery,
    answer: OutboxPage,
    returns: "A page of emails without their text",
    refusals: ["page_too_deep"],
  },
  read: {
    method: "GET",
    path: "/outbox/{id}",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get an email's text",
    description:
      "Only a demo that stores email in its data folder shows the text. Links that could give access to an account are left out: they are only in the stored file. Every view is recorded in the audit log.",
    idParameter: messageIdParameter,
    answer: OutboxText,
    returns: "The email and its text",
    refusals: [],
  },
  retry: {
    method: "POST",
    path: "/outbox/{id}/retry",
    access: "staff",
    scope: null,
    right: "messages",
    stepUp: null,
    status: 201,
    isExtension: true,
    summary: "Resend an email",
    description:
      "Retries a queued email immediately and queues a failed one again. The text is deleted once the email is sent or expires.",
    idParameter: messageIdParameter,
    answer: OutboxMessage,
    returns: "The updated email",
    refusals: ["mail_on_its_way", "mail_erased"],
  },
} as const satisfies Record<string, Operation>;
