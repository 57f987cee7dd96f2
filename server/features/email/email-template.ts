import type { Locale } from "../../locales/locale";

/** The content of an email, from which both plain text and HTML are rendered. */
export interface EmailTemplate {
  readonly kind: MailKind;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What the facts mean for the reader. */
  readonly advice?: string;
  /** What to do, with the address that does it. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** Minutes after which the email is no longer useful. */
  readonly usefulMinutes?: number;
}

/** An email in the recipient's language. */
export type LocalizedEmail = (locale: Locale) => EmailTemplate;

/** Part of an email that is written in its language. */
export type LocalizedText = (locale: Locale) => string;

export type MailKind =
  | "welcome"
  | "email_verification"
  | "email_change"
  | "email_change_started"
  | "email_changed"
  | "password_reset"
  | "password_changed"
  | "security_changed"
  | "new_sign_in"
  | "transaction_approved"
  | "transaction_rejected"
  | "transaction_reopened"
  | "payout_sent"
  | "payout_returned"
  | "kyc_approved"
  | "kyc_rejected"
  | "details_revealed"
  | "bank_details_changed"
  | "payouts_held"
  | "payouts_hold_lifted"
  | "message_arrived"
  | "staff_invitation"
  | "roles_changed"
  | "owner_added"
  | "owner_lost"
  | "account_closed";
