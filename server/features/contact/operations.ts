// Messages of visitors to the operator.
import type { Operation } from "../../http/operation";
import { Done } from "../users/schemas";
import {
  ContactBody,
  ContactMessage,
  ContactPage,
  ContactQuery,
  ContactStateBody,
} from "./schemas";
import { limits } from "../../kernel/limits";

const { most, perMinutes } = limits.allowances.contactMessages;

export const contactOperations = {
  send: {
    method: "POST",
    path: "/contact",
    access: "open",
    status: 201,
    summary: "Write to the operator",
    description: `Kept, encrypted, for the operator's administrators for ${limits.contactKeptMonths} months. At most ${most} messages in ${perMinutes} minutes come from one network address.`,
    body: ContactBody,
    answer: Done,
    returns: "The message is kept",
    refusals: ["too_many_requests"],
  },
  list: {
    method: "GET",
    path: "/contact-messages",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "What visitors wrote, newest first",
    query: ContactQuery,
    answer: ContactPage,
    returns: "A page of messages, newest first; open ones alone, the longest waiting first",
    refusals: [],
  },
  read: {
    method: "GET",
    path: "/contact-messages/{id}",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "What one visitor wrote",
    idParameter: "Id of the message",
    answer: ContactMessage,
    returns: "The message, and whether somebody has answered",
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
    summary: "Note that a message was answered, or is open again",
    description: "Said again it changes nothing.",
    idParameter: "Id of the message",
    body: ContactStateBody,
    answer: ContactMessage,
    returns: "The message as it is now",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
