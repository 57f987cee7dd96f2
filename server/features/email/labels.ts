import { en } from "../../locales/en";
import { mailFaults } from "./rules";

export const mailStates = ["waiting", "sent", "failed"] as const;

/** A kind of email: each that has a label for staff. */
export type MailKind = keyof (typeof en)["emailKinds"];

export function isMailKind(word: string): word is MailKind {
  return Object.hasOwn(en.emailKinds, word);
}

/** Why an email was not accepted, or was given up. */
export const shownMailFaults = [...mailFaults, "expired"] as const;

/** What an emailed link is for. */
export type LinkPurpose = "password_reset" | "email_verification" | "new_email" | "email_undo";
