// Who decides about a full name, and what staff should know about one.
import { formatSpan } from "../../kernel/relative-time";
import type { Locale } from "../../locales/locale";
import { messagesIn, type Translate } from "../../locales/messages";
import type { FlagSeverity, NameFlagCode } from "../users/labels";
import type { Person } from "../users/rules";

interface Named {
  readonly role: Person["role"];
  readonly kyc_status: Person["kycStatus"];
  readonly name_verified_at: number | null;
}

interface NameFlag {
  readonly code: NameFlagCode;
  readonly severity: FlagSeverity;
  readonly message: string;
}

/** The right to decide about a new name: owners for staff, compliance for a name that was ever verified; null if the user changes it freely. */
export function rightForName(row: Named): "staff" | "kyc" | null {
  if (row.role === "admin") return "staff";
  return row.name_verified_at !== null || row.kyc_status === "approved" ? "kyc" : null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long staff are told of a change. */
const shownFor = 30 * day;

/** Instants are UTC milliseconds. */
export interface NameFacts {
  /** Whether it looks like a staff member's name. */
  readonly isStaffName: boolean;
  readonly changedAt: number | null;
  /** The staff member who changed or approved it; null if the customer changed it alone. */
  readonly changedBy: string | null;
  /** The open request for another name. */
  readonly requested: {
    readonly name: string;
    readonly at: number;
    readonly isStaffName: boolean;
  } | null;
}

/** Those of a name that there is nothing to say about. */
export const noNameFacts: NameFacts = {
  isStaffName: false,
  changedAt: null,
  changedBy: null,
  requested: null,
};

export function nameFlagsOf(
  { isStaffName, changedAt, changedBy, requested }: NameFacts,
  now: number,
  locale: Locale,
): NameFlag[] {
  const t = messagesIn(locale, "staffEvidence");
  const flags: NameFlag[] = [];
  if (isStaffName) flags.push({ code: "staff_name", severity: "warning", message: t("staffName") });
  if (changedAt !== null && now - changedAt < shownFor) {
    const span = spanOf(Math.max(0, now - changedAt), t, locale);
    flags.push({
      code: "name_changed",
      severity: now - changedAt < day ? "warning" : "notice",
      message: changedBy
        ? t("nameChangedBy", { span, name: changedBy })
        : t("nameChangedAlone", { span }),
    });
  }
  if (requested) {
    const span = spanOf(Math.max(0, now - requested.at), t, locale);
    const key = requested.isStaffName ? "staffNameRequested" : "nameRequested";
    const message = t(key, { span, name: requested.name });
    flags.push({ code: "name_requested", severity: "warning", message });
  }
  return flags;
}

/** In the largest full unit: "3 minutes", "23 hours". */
export function spanOf(
  milliseconds: number,
  t: Translate<"staffEvidence">,
  locale: Locale,
): string {
  if (milliseconds < minute) return t("lessThanAMinute");
  if (milliseconds < hour) return formatSpan(Math.floor(milliseconds / minute), "minute", locale);
  if (milliseconds < day) return formatSpan(Math.floor(milliseconds / hour), "hour", locale);
  return formatSpan(Math.floor(milliseconds / day), "day", locale);
}
