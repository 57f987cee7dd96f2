// What administrators read of the mail that leaves the portal.
export const mailStates = ["waiting", "sent", "failed"] as const;

/** What messages are about. */
export const mailKindLabels: Readonly<Record<string, string>> = {
  welcome: "Welcome, with a link to confirm the address",
  email_verification: "Link to confirm an address",
  password_reset: "Link to choose a new password",
  password_changed: "Password changed",
  security_changed: "Security settings changed",
  new_sign_in: "New sign-in",
  transaction_approved: "Transaction approved",
  transaction_rejected: "Transaction rejected",
  transaction_reopened: "Transaction pending again",
  payout_sent: "Payout sent",
  payout_returned: "Payout returned",
  kyc_approved: "Identity verified",
  kyc_rejected: "Identity not verified",
  details_revealed: "Details were seen",
  bank_details_changed: "Bank details changed",
  message_arrived: "A visitor wrote",
  staff_invitation: "Invitation to staff, with a link to choose a password",
  roles_changed: "Staff roles changed, or access ended",
  owner_added: "Somebody was made an owner",
  owner_lost: "An owner was stopped or removed",
  account_closed: "Account closed",
};

/** Why a message was not taken, and what to do about it. */
export const mailFaultLabels: Readonly<Record<string, string>> = {
  unreachable: "The mail server could not be reached. Check SMTP_URL, and whether the server runs.",
  too_slow: "The mail server took too long to answer.",
  no_tls: "The mail server offered no safe connection. Check its certificate.",
  sign_in_refused: "The mail server refused our user name or password. Check SMTP_URL.",
  deferred: "The mail server asked to try again later.",
  refused: "The mail server refused this message: most likely nobody has this address.",
  held_back:
    "Not sent: people of the demonstration have example addresses, which are nobody's mailbox.",
  not_written: "The message could not be written to the data folder. Check its free space.",
  expired: "It was not sent while it was of any use.",
};
