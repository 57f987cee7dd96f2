import { AskedAudit } from "~server/contract/schemas/audit";

/** What an address asks of the audit log; anything odd counts as not asked. */
export function askedIn(request: Request): AskedAudit {
  return AskedAudit.parse(Object.fromEntries(new URL(request.url).searchParams));
}
