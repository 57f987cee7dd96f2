// Outgoing mail.
import type { Operation } from "../../http/operation";
import { OutboxMessage, OutboxPage, OutboxQuery, OutboxText } from "./schemas";

const messageIdParameter = "Id of the message";

export const outboxOperations = {
  list: {
    method: "GET",
    path: "/outbox",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Mail that waits, was sent or failed, newest first",
    query: OutboxQuery,
    answer: OutboxPage,
    returns: "A page of messages, without what they say",
    refusals: [],
  },
  read: {
    method: "GET",
    path: "/outbox/{id}",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "What a message says; only in a demonstration that sends no mail",
    description:
      "A message may carry a link that opens an account, so its text is for the person alone. Only a demonstration whose mail stays in its data folder shows it; the sight is noted in the audit log.",
    idParameter: messageIdParameter,
    answer: OutboxText,
    returns: "The message and its text",
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
    summary: "Have a message sent at once",
    description:
      "One that waits is tried at once; one that was given up waits again, as long as it is of use: its text is erased when it is sent, or of no use.",
    idParameter: messageIdParameter,
    answer: OutboxMessage,
    returns: "The message as it is now",
    refusals: ["mail_on_its_way", "mail_erased"],
  },
} as const satisfies Record<string, Operation>;
