// What features write their emails with.
import type { Locale } from "../../locales/locale";
import { messagesIn, type Translate } from "../../locales/messages";
import type { MailKind } from "./labels";
import { formatInstant } from "../../kernel/instants";

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

export const localizedEmail =
  (write: (t: Translate<"emails">, locale: Locale) => EmailTemplate): LocalizedEmail =>
  (locale) =>
    write(messagesIn(locale, "emails"), locale);

/** Part of an email that is written in its language. */
export type LocalizedText = (locale: Locale) => string;

/** "21 Nov 2026, 09:00 UTC" of UTC milliseconds. */
export const moment = (at: number, locale: Locale): string =>
  formatInstant(new Date(at).toISOString(), "UTC", locale);

/** An example of each kind of email, declared beside what writes it, so that tests read every one. */
interface EmailExample {
  /** With invented facts. */
  readonly email: LocalizedEmail;
  /** Whether nothing that a customer or a visitor does alone sends it. */
  readonly isCausedByStaff?: true;
}

export type EmailExamples = { readonly [Kind in MailKind]?: EmailExample };

/** Where the examples' links lead. */
export const exampleHref = (path: string) => `https://portal.example.org${path}`;

/** What many examples contain. */
export const exampleFacts = {
  at: Date.UTC(2026, 10, 21, 9, 5),
  address: "203.0.113.9",
  reference: "TX-7Q2M9KD4AB",
  href: exampleHref("/dashboard/transactions/1"),
  forgotHref: exampleHref("/forgot-password"),
};

declare module "../../http/feature" {
  interface Feature {
    /** An example of each kind of email that it sends. */
    readonly emails?: EmailExamples;
  }
}
