// Contact messages from visitors.
import type { Operation } from "../../http/operation";
import { MessageResponse } from "../users/schemas";
import {
  ContactBody,
  ContactMessage,
  ContactPage,
  ContactQuery,
  ContactStateBody,
} from "./schemas";
import { limits } from "../../kernel/limits";

const { most, perMinutes } = limits.rateLimits.contactMessages;

export const contactOperations = {
  send: {
    method: "POST",
    path: "/contact",
    access: "open",
    status: 201,
    summary: "Send a contact message",
    description: `Stored encrypted for ${limits.contactKeptMonths} months. Limited to ${most} messages per IP address every ${perMinutes} minutes.`,
    body: ContactBody,
    answer: MessageResponse,
    returns: "Confirmation",
    refusals: ["too_many_requests"],
  },
  list: {
    method: "GET",
    path: "/contact-messages",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "List contact messages",
    query: ContactQuery,
    answer: ContactPage,
    returns: "A page of messages, newest first; with `state=open`, oldest first",
    refusals: ["page_too_deep"],
  },
  read: {
    method: "GET",
    path: "/contact-messages/{id}",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "Get a contact message",
    idParameter: "ID of the message",
    answer: ContactMessage,
    returns: "The message and its state",
    refusals: [],
  },
  setState: {
    method: "PATCH",
    path: "/contact-messages/{id}",
    access: "staff",
    scope: "right",
    right: "messages",
    stepUp: null,
    status: 200,
    summary: "Update a message's state",
    description: "Marks a message as answered or open. Repeating it changes nothing.",
    idParameter: "ID of the message",
    body: ContactStateBody,
    answer: ContactMessage,
    returns: "The updated message",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
