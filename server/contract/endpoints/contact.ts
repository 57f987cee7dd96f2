// Messages of visitors to the operator.
import type { Endpoint } from "../endpoint";
import { Done } from "../schemas/accounts";
import {
  ContactBody,
  ContactMessage,
  ContactPage,
  ContactQuery,
  ContactStateBody,
} from "../schemas/contact";

export const contactEndpoints = {
  send: {
    method: "POST",
    path: "/contact",
    access: "open",
    summary: "Write to the operator",
    body: ContactBody,
    answer: Done,
  },
  list: {
    method: "GET",
    path: "/contact-messages",
    access: "admin",
    summary: "What visitors wrote, newest first",
    query: ContactQuery,
    answer: ContactPage,
  },
  read: {
    method: "GET",
    path: "/contact-messages/{id}",
    access: "admin",
    summary: "What one visitor wrote",
    answer: ContactMessage,
  },
  setState: {
    method: "PATCH",
    path: "/contact-messages/{id}",
    access: "admin",
    summary: "Note that a message was answered, or is open again",
    body: ContactStateBody,
    answer: ContactMessage,
  },
} as const satisfies Record<string, Endpoint>;
