import type { AuditChange } from "~server/features/audit-log/schemas";
import { auditedKinds } from "~server/features/audit/labels";
import { rails } from "~server/features/payouts/batch-labels";
import { reviewFlags } from "~server/features/ledger/labels";
import { en } from "~server/locales/en";
import { formatDay, formatInstant } from "~server/kernel/instants";
import { allRoles, staffRoles } from "~server/kernel/staff-roles";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { humanize, statusLabel } from "~/ui/status-labels";

type Field = keyof (typeof en)["staffAuditFields"];

const isKnown = (field: string): field is Field => Object.hasOwn(en.staffAuditFields, field);
const statusFields: ReadonlySet<string> = new Set([
  "status",
  "state",
  "accountStatus",
  "kycStatus",
]);

interface Reader {
  locale: Locale;
  /** The time zone in which times are shown. */
  zone: string;
}

/** "Status: Pending → Successful", in one line. */
export function changeLabel(reader: Reader, { field, before, after }: AuditChange): string {
  const { locale } = reader;
  const sides = [before, after]
    .filter((side) => side !== undefined)
    .map((side) => sideLabel(reader, field, side));
  const values = sides.join(" → ");
  return field ? `${fieldLabel(locale, field)}: ${values}` : values;
}

function sideLabel({ locale, zone }: Reader, field: string | undefined, side: string): string {
  const t = messagesIn(locale, "staffAuditLog");
  if (side === "") return t("empty");
  if (side === "true" || side === "false") return t(side === "true" ? "yes" : "no");
  if (field && statusFields.has(field)) return statusLabel(messagesIn(locale, "statuses"), side);
  if (field === "roles") return rolesLabel(locale, side);
  if (field === "flag") return flagLabel(locale, side);
  if (field === "rail") return railLabel(locale, side);
  if (field === "confirmedBy") return confirmationLabel(locale, side);
  if (field === "about") return recordLabel(locale, side);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(side)) return formatInstant(side, zone, locale);
  if (/^\d{4}-\d\d-\d\d$/.test(side)) return formatDay(side, "UTC", locale);
  return /^[a-z]+(_[a-z]+)+$/.test(side) ? side.replaceAll("_", " ") : side;
}

function rolesLabel(locale: Locale, side: string): string {
  const named = new Set(side.split(", "));
  return allRoles(
    staffRoles.filter((role) => named.has(role)),
    locale,
  );
}

function flagLabel(locale: Locale, side: string): string {
  const known = reviewFlags.find((flag) => flag === side);
  return known ? messagesIn(locale, "staffTransactions")(`flag.${known}`) : side;
}

function railLabel(locale: Locale, side: string): string {
  const known = rails.find((rail) => rail === side);
  return known ? messagesIn(locale, "staffPayouts")(`rail.${known}`) : side;
}

const confirmations = ["code", "recovery_code", "none"] as const;

function confirmationLabel(locale: Locale, side: string): string {
  const known = confirmations.find((one) => one === side);
  return known ? messagesIn(locale, "staffAuditLog")(`confirmedBy.${known}`) : side;
}

/** "Transaction 0193e5a0…" for "transaction:0193e5a0…". */
function recordLabel(locale: Locale, side: string): string {
  const [kind = "", id = ""] = side.split(":");
  const known = auditedKinds.find((one) => one === kind);
  return known ? `${messagesIn(locale, "staffAuditLog")(`object.${known}`)} ${id}` : side;
}

/** A field without a label is shown by its name in the audit log. */
const fieldLabel = (locale: Locale, field: string): string =>
  isKnown(field)
    ? messagesIn(locale, "staffAuditFields")(field)
    : humanize(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
