import { mailFaults } from "./rules";

export const mailStates = ["waiting", "sent", "failed"] as const;

/** Kinds of email; their labels for staff are in the catalog `staffEmail`. */
export const mailKinds = [
  "welcome",
  "user_invitation",
  "email_verification",
  "email_change",
  "email_change_started",
  "email_changed",
  "password_reset",
  "password_changed",
  "security_changed",
  "new_sign_in",
  "transaction_approved",
  "transaction_rejected",
  "transaction_reopened",
  "payout_sent",
  "payout_returned",
  "kyc_approved",
  "kyc_rejected",
  "name_changed",
  "name_rejected",
  "details_revealed",
  "bank_details_changed",
  "payouts_held",
  "payouts_hold_lifted",
  "message_arrived",
  "staff_invitation",
  "roles_changed",
  "owner_added",
  "owner_lost",
  "staff_suspension",
  "account_closed",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Why an email was not accepted, or was given up. */
export const shownMailFaults = [...mailFaults, "expired"] as const;

/** What an emailed link is for. */
export type LinkPurpose = "password_reset" | "email_verification" | "new_email";
