// The calls by which administrators look after the portal itself: who did what, and what became of it.
import type { Endpoint } from "./endpoint";
import { AuditLines, AuditQuery } from "./schemas/audit";
import { OutboxMessage, OutboxPage, OutboxQuery, OutboxText } from "./schemas/outbox";

export const auditEndpoints = {
  list: { method: "GET", path: "/audit", access: "admin", summary: "Who did what, newest first; nothing of it can be changed", query: AuditQuery, answer: AuditLines },
} as const satisfies Record<string, Endpoint>;

export const outboxEndpoints = {
  list: { method: "GET", path: "/outbox", access: "admin", summary: "Mail that waits, was sent or failed, newest first", query: OutboxQuery, answer: OutboxPage },
  read: { method: "GET", path: "/outbox/{id}", access: "admin", summary: "What a message says; only in a demonstration that sends no mail", answer: OutboxText },
  retry: { method: "POST", path: "/outbox/{id}/retry", access: "admin", summary: "Have a message sent at once", answer: OutboxMessage },
} as const satisfies Record<string, Endpoint>;
