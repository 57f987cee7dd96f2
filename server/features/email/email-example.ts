// An example of each kind of email, declared beside what writes it, so that tests read every one.
import type { LocalizedEmail } from "./email-template";
import type { MailKind } from "./labels";

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
