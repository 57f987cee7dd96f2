import type { AuditChange } from "~server/features/audit-log/schemas";
import { en } from "~server/locales/en";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { readable, statusLabel } from "~/ui/status-labels";

type Field = keyof (typeof en)["staffAuditFields"];

const isKnown = (field: string): field is Field => Object.hasOwn(en.staffAuditFields, field);
const statusFields: ReadonlySet<string> = new Set(["status", "accountStatus", "kycStatus"]);

/** "Status: Pending → Successful", in one line. */
export function changeLabel(locale: Locale, { field, before, after }: AuditChange): string {
  const sides = [before, after]
    .filter((side) => side !== undefined)
    .map((side) => sideLabel(locale, field, side));
  const said = sides.join(" → ");
  return field ? `${fieldLabel(locale, field)}: ${said}` : said;
}

function sideLabel(locale: Locale, field: string | undefined, side: string): string {
  const t = messagesIn(locale, "staffAuditLog");
  if (side === "") return t("empty");
  if (side === "true" || side === "false") return t(side === "true" ? "yes" : "no");
  if (field && statusFields.has(field)) return statusLabel(messagesIn(locale, "statuses"), side);
  return /^[a-z]+(_[a-z]+)+$/.test(side) ? side.replaceAll("_", " ") : side;
}

/** One that has no label is shown by what the audit log calls it. */
const fieldLabel = (locale: Locale, field: string): string =>
  isKnown(field)
    ? messagesIn(locale, "staffAuditFields")(field)
    : readable(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
