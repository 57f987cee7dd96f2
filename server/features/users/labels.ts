import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];

export const staffStates = ["current", "invited", "former"] as const;
export type StaffState = (typeof staffStates)[number];

export const accountStatuses = ["active", "inactive", "suspended", "pending"] as const;

export const nameRequestStates = ["pending", "approved", "rejected", "cancelled"] as const;

export const flagSeverities = ["warning", "notice"] as const;
export type FlagSeverity = (typeof flagSeverities)[number];

export const nameFlagCodes = ["staff_name", "name_changed", "name_requested"] as const;
export type NameFlagCode = (typeof nameFlagCodes)[number];

export const closedFilters = ["true", "false"] as const;
export type ClosedFilter = (typeof closedFilters)[number];

export const kycStatuses = ["not_submitted", "pending", "approved", "rejected"] as const;

export const documentTypes = ["passport", "drivers_license", "id_card"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabel = (type: DocumentType, locale: Locale): string =>
  messagesIn(locale, "ui")(`documentType.${type}`);

/** Shown instead of the name of a user who was deleted. */
export const removedPerson = (locale: Locale): string =>
  messagesIn(locale, "labels")("deletedUser");
