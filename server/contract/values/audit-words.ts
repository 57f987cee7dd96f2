// What the audit log notes, by the words that administrators read.
export const auditWords = {
  "session.opened": "Signed in",
  "sign_in.refused": "Was refused: a wrong password or code, or a suspended account",
  "call.refused": "Was refused a call without the right to it",
  "session.closed": "Signed out",
  "session.others_closed": "Signed out everywhere else",
  "session.confirmed": "Typed the password again",
  "user.registered": "Signed up",
  "user.created": "Created a user",
  "user.edited": "Changed a user's details",
  "note.added": "Wrote a note",
  "user.deleted": "Deleted a user",
  "admin.created": "Made an administrator",
  "email.verified": "Confirmed an email address",
  "password.changed": "Changed a password",
  "password.reset": "Chose a new password by mail",
  "second_factor.enabled": "Switched two-step sign-in on",
  "second_factor.disabled": "Switched two-step sign-in off",
  "second_factor.removed": "Switched somebody's two-step sign-in off",
  "second_factor.recovery_codes_renewed": "Made new recovery codes",
  "second_factor.recovery_code_used": "Used a recovery code",
  "api_token.created": "Made an API token",
  "api_token.revoked": "Revoked an API token",
  "kyc.uploaded": "Handed in identity documents",
  "document.seen": "Saw a document",
  "card.added": "Saved a card",
  "card.removed": "Removed a card",
  "card.revealed": "Saw a card number",
  "card_photo.revealed": "Saw a photo of a card",
  "bank_details.saved": "Saved bank details",
  "bank_details.revealed": "Saw bank details",
  "destination.revealed": "Saw where a withdrawal goes",
  "deposit.requested": "Requested a deposit",
  "deposit.booked": "Booked a deposit",
  "withdrawal.requested": "Requested a withdrawal",
  "withdrawal.booked": "Booked a withdrawal",
  "transaction.approved": "Approved a transaction",
  "transaction.rejected": "Rejected a transaction",
  "transaction.status_set": "Set a transaction's status",
  "transaction.edited": "Edited a transaction",
  "transaction.cancelled": "Cancelled a transaction",
  "transaction.deleted": "Deleted a transaction",
  "wallet.created": "Created a wallet",
  "wallet.adjusted": "Edited balances",
  "proposal.made": "Proposed an adjustment",
  "proposal.approved": "Approved an adjustment",
  "proposal.refused": "Refused an adjustment",
  "proposal.withdrawn": "Withdrew an adjustment",
  "wallet.closed": "Deleted a wallet",
  "crypto_payment.new": "Reported a crypto payment as new",
  "crypto_payment.pending": "Reported a crypto payment as pending",
  "crypto_payment.confirming": "Reported a crypto payment as confirming",
  "crypto_payment.completed": "Reported a crypto payment as completed",
  "crypto_payment.error": "Reported a crypto payment as failed",
  "crypto_payment.expired": "Reported a crypto payment as expired",
  "crypto_payment.cancelled": "Reported a crypto payment as cancelled",
  "crypto_payment.flagged": "Left a crypto payment in doubt",
  "crypto_payment.settled": "Settled a crypto payment by hand",
  "crypto_payment.simulated": "Played a simulated payment",
  "mail.seen": "Read a message of the demonstration",
  "mail.retried": "Had a message sent again",
  "list.exported": "Downloaded a list",
  "contact.answered": "Marked a message as answered",
  "contact.open": "Opened a message again",
} as const;

export type AuditAction = keyof typeof auditWords;

export function isAuditAction(word: string): word is AuditAction {
  return word in auditWords;
}

export const auditActions: readonly AuditAction[] = Object.keys(auditWords).filter(isAuditAction);

/** What lines are about; each has ids of its own. */
export const auditedKinds = ["user", "transaction", "wallet", "card", "document", "crypto_payment", "contact", "mail", "proposal", "list"] as const;
export type AuditedKind = (typeof auditedKinds)[number];
