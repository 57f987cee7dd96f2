// The calls by which administrators look after the portal itself: who did what, and what became of it.
import type { Endpoint } from "./endpoint";
import { AuditLines, AuditQuery } from "./schemas/audit";

export const auditEndpoints = {
  list: { method: "GET", path: "/audit", access: "admin", summary: "Who did what, newest first; nothing of it can be changed", query: AuditQuery, answer: AuditLines },
} as const satisfies Record<string, Endpoint>;
