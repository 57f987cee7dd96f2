// The audit log.
import type { Operation } from "../../http/operation";
import { AuditLines, AuditQuery } from "./schemas";

export const auditOperations = {
  list: {
    method: "GET",
    path: "/audit",
    access: "staff",
    scope: null,
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Who did what, newest first; nothing of it can be changed",
    description:
      "Lines come newest first, without a count: `olderThan` and `newerThan` lead on. What is personal is under the key of its person, and reads `Removed entry` once they are deleted.",
    query: AuditQuery,
    answer: AuditLines,
    returns: "Lines, and where to go on",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
