import { AuditSearchParams } from "~server/features/audit-log/schemas";
import { searchParamsOf } from "~/platform/search-params.server";

/** Reads the filters of the audit log from the URL; invalid values are ignored. */
export function parseAuditSearchParams(request: Request): AuditSearchParams {
  return searchParamsOf(request, AuditSearchParams);
}
