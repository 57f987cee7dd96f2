import { labelFor } from "~server/features/ledger/labels";
import { isReasonCode, reasonLabel } from "~server/kernel/reasons";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { statusLabel } from "~/ui/status-labels";

const statusFields: ReadonlySet<string> = new Set(["status", "accountStatus", "kycStatus"]);
const codeFields: ReadonlySet<string> = new Set([
  "action",
  "transactionAction",
  "transactionType",
  "type",
]);

/** The label of a value in a request's body; addresses are in one line. */
export function valueLabel(locale: Locale, field: string, value: unknown): string {
  if (typeof value === "boolean") return messagesIn(locale, "staffAuditLog")(value ? "yes" : "no");
  if (typeof value === "object" && value !== null)
    return Object.values(value).filter(Boolean).join(", ");
  const text = value === null ? "" : String(value);
  if (text === "") return messagesIn(locale, "staffApprovalRequests")("none");
  if (statusFields.has(field)) return statusLabel(messagesIn(locale, "statuses"), text);
  if (field === "kycReasonCode" && isReasonCode(value)) return reasonLabel(value, locale);
  return codeFields.has(field) ? labelFor(text, locale) : text;
}
