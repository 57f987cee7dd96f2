import labels from "../../locales/en/staff/email";
import { mailFaults } from "./rules";

export const mailStates = ["waiting", "sent", "failed"] as const;

type Label = keyof typeof labels;

/** A kind of email: each that has a label for staff, `kind.<kind>`. */
export type MailKind = { [Key in Label]: Key extends `kind.${infer Kind}` ? Kind : never }[Label];

export function isMailKind(word: string): word is MailKind {
  return Object.hasOwn(labels, `kind.${word}`);
}

/** Why an email was not accepted, or was given up. */
export const shownMailFaults = [...mailFaults, "expired"] as const;

/** What an emailed link is for. */
export type LinkPurpose = "password_reset" | "email_verification" | "new_email";
