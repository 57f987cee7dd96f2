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
    summary: "List audit log entries",
    description:
      "Entries are permanent, listed newest first and without a total: continue with `olderThan` and `newerThan`. Personal data is encrypted with the user's key and reads `Removed entry` once the user is deleted.",
    query: AuditQuery,
    answer: AuditLines,
    returns: "Entries, and where to continue",
    refusals: ["not_found", "search_too_wide"],
  },
} as const satisfies Record<string, Operation>;
