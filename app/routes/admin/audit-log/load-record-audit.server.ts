import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { recordAuditSize } from "~server/features/audit-log/schemas";

/** The newest audit log entries about one record or user. */
export function loadRecordAudit(request: Request, of: { record?: string; about?: string }) {
  return loadIfOffered(
    request,
    api(request).audit.list({ query: { ...of, limit: recordAuditSize } }),
  );
}
