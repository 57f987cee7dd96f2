// What of a failure passes by itself: the caller hears that they may try again later, and not that something is broken.
import { StandingChanged } from "../callers/standing";

const byCode = /^(S3 |ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P|08|53|58|SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|40001|40P01|0A000|25006|OVERRUN)/;
const byWords = /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** Whether the database or the document store is away, full, failing or overrun. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StandingChanged) return true;
  const code = "code" in error ? String(error.code) : "";
  return byCode.test(code) || byWords.test(error.message);
}
