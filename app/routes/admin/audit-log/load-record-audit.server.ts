import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { recordAuditSize, type AuditSearchParams } from "~server/features/audit-log/schemas";

export interface RecordAuditFilter {
  record?: string;
  about?: string;
  /** An action or a group of them. */
  action?: NonNullable<AuditSearchParams["action"]>;
}

/** The newest audit log entries about one record or user. */
export function loadRecordAudit(request: Request, of: RecordAuditFilter) {
  return loadIfOffered(
    request,
    api(request).audit.list({ query: { ...of, limit: recordAuditSize } }),
  );
}
