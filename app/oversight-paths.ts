// Where administrators look after the portal itself; part of `paths.admin`.
import { part, withQuery } from "./address";

/** Persons by email or id, a record, an action, days, and the line to go on from. */
type AuditSearch = Readonly<
  Partial<
    Record<
      "by" | "about" | "record" | "action" | "from" | "to" | "olderThan" | "newerThan",
      string | undefined
    >
  >
>;

/** Days, and whether all payments are shown. */
interface ComparisonSearch {
  from?: string | undefined;
  to?: string | undefined;
  show?: string | undefined;
  limit?: number | undefined;
  page?: number | undefined;
}

export const oversightPaths = {
  audit: (query: AuditSearch = {}) => withQuery("/admin/audit", { ...query }),
  auditCsv: (query: AuditSearch = {}) => withQuery("/admin/audit.csv", { ...query }),
  messages: (query: { state?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/messages", { ...query }),
  message: (id: string, from?: string) => withQuery(`/admin/messages/${part(id)}`, { from }),
  outbox: (query: { state?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/outbox", { ...query }),
  outboxMessage: (id: string) => `/admin/outbox/${part(id)}`,
  proposals: (query: { state?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/proposals", { ...query }),
  proposal: (id: string, from?: string) => withQuery(`/admin/proposals/${part(id)}`, { from }),
  proposalDecision: (id: string, decision: "approval" | "refusal" | "withdrawal", from?: string) =>
    withQuery(`/admin/proposals/${part(id)}/${decision}`, { from }),
  reconciliation: (query: ComparisonSearch = {}) =>
    withQuery("/admin/reconciliation", { ...query }),
  reconciliationCsv: (query: ComparisonSearch = {}) =>
    withQuery("/admin/reconciliation.csv", { ...query }),
  bookedTotalsCsv: (query: Pick<ComparisonSearch, "from" | "to"> = {}) =>
    withQuery("/admin/reconciliation/totals.csv", { ...query }),
  ledgerVerification: () => "/admin/reconciliation/verification",
  gatewayReadings: () => "/admin/reconciliation/readings",
  help: () => "/admin/help",
};
