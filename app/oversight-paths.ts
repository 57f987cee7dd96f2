// Where administrators look after the portal itself; part of `paths.admin`.
import { part, withQuery } from "./address";

/** Persons by email or id, a record, an action, days, and the line to go on from. */
type AuditSearch = Readonly<Partial<Record<"by" | "about" | "record" | "action" | "from" | "to" | "olderThan" | "newerThan", string | undefined>>>;

export const oversightPaths = {
  audit: (query: AuditSearch = {}) => withQuery("/admin/audit", { ...query }),
  auditCsv: (query: AuditSearch = {}) => withQuery("/admin/audit.csv", { ...query }),
  outbox: (query: { state?: string | undefined; page?: number } = {}) => withQuery("/admin/outbox", { ...query }),
  outboxMessage: (id: string) => `/admin/outbox/${part(id)}`,
  proposals: (query: { state?: string | undefined; page?: number } = {}) => withQuery("/admin/proposals", { ...query }),
  proposal: (id: string, from?: string) => withQuery(`/admin/proposals/${part(id)}`, { from }),
  proposalDecision: (id: string, decision: "approval" | "refusal" | "withdrawal", from?: string) => withQuery(`/admin/proposals/${part(id)}/${decision}`, { from }),
  help: () => "/admin/help",
};
