import { AuditSearchParams } from "~server/features/audit-log/schemas";

/** Reads the filters of the audit log from the URL; invalid values are ignored. */
export function parseAuditSearchParams(request: Request): AuditSearchParams {
  return AuditSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
}
