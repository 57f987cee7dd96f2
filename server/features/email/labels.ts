// Kinds and delivery faults of emails, as administrators read them.
export const mailStates = ["waiting", "sent", "failed"] as const;

/** What emails are about. */
export const mailKindLabels: Readonly<Record<string, string>> = {
  welcome: "Welcome and email confirmation",
  email_verification: "Email confirmation",
  password_reset: "Password reset",
  password_changed: "Password changed",
  security_changed: "Security settings changed",
  new_sign_in: "New sign-in",
  transaction_approved: "Transaction approved",
  transaction_rejected: "Transaction rejected",
  transaction_reopened: "Transaction under review again",
  payout_sent: "Payout sent",
  payout_returned: "Payout returned",
  kyc_approved: "Identity verified",
  kyc_rejected: "Identity not verified",
  details_revealed: "Details viewed by an administrator",
  bank_details_changed: "Bank details changed",
  message_arrived: "New contact message",
  staff_invitation: "Staff invitation",
  roles_changed: "Staff roles changed",
  owner_added: "New owner",
  account_closed: "Account closed",
};

/** Why an email was not accepted, and what to do about it. */
export const mailFaultLabels: Readonly<Record<string, string>> = {
  unreachable: "Couldn't reach the mail server. Check SMTP_URL and that the server is running.",
  too_slow: "The mail server took too long to respond.",
  no_tls: "The mail server didn't offer a secure connection. Check its certificate.",
  sign_in_refused: "The mail server rejected the user name or password. Check SMTP_URL.",
  deferred: "The mail server asked to try again later.",
  refused: "The mail server rejected the recipient.",
  held_back: "Not sent: demo accounts have example addresses.",
  not_written: "Couldn't write the email to the data folder. Check the free space.",
  expired: "Expired before it could be sent.",
};
