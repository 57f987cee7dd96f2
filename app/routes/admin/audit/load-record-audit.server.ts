import { shownOfRecord } from "~server/contract/schemas/audit";
import { api } from "~/api.server";
import { loadIfOffered } from "~/load.server";

/** The newest lines of the audit log about one record, or about one person. */
export function loadRecordAudit(request: Request, of: { record?: string; about?: string }) {
  return loadIfOffered(
    request,
    api(request).audit.list({ query: { ...of, limit: shownOfRecord } }),
  );
}
