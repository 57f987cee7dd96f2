// Temporary failures: callers get "try again later" instead of an internal error.
import { isUnconfirmed } from "../database/engine/commit-unconfirmed";
import { PrincipalChanged } from "./command";

const byCode =
  /^(S3 |ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57|08|53|58|55P03|25P03|SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|40001|40P01|0A000|25006|OVERRUN)/;
const byMessage =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** The refusal code for this error. */
export function codeOfFailure(error: unknown): "outcome_unknown" | "unavailable" | "internal" {
  if (isUnconfirmed(error)) return "outcome_unknown";
  return isOutage(error) ? "unavailable" : "internal";
}

/** Whether the database or the document store is down, full, failing or overloaded. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof PrincipalChanged) return true;
  const code = "code" in error ? String(error.code) : "";
  return byCode.test(code) || byMessage.test(error.message);
}
