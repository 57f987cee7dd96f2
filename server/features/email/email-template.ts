import type { Locale } from "../../locales/locale";
import type { MailKind } from "./labels";

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
