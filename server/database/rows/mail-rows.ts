// Rows of emails and their links.
export interface OutboxRow {
  id: string;
  user_id: string;
  /** What the message is about, for example `transaction_approved`. */
  kind: string;
  state: "queued" | "sending" | "sent" | "failed";
  /** Recipient and text, encrypted with the user's own key; null once they are no longer needed. */
  contents: string | null;
  /** Number of attempts to send it. */
  attempts: number;
  /** When it may be claimed: the first time, or again after a host died while sending it. */
  next_attempt_at: number;
  /** When it expires: it is not sent after this. */
  expires_at: number;
  created_at: number;
  sent_at: number | null;
  /** A `MailFault`; never the server's message. */
  last_error: string | null;
}

/** A link that was emailed: only its token's hash is kept, and using it removes the row. */
export interface MailedLinkRow {
  token_hash: string;
  user_id: string;
  purpose: "password_reset" | "email_verification";
  created_at: number;
  expires_at: number;
}

/** A new address for an account, until its mailbox confirms it. */
export interface EmailChangeRow {
  user_id: string;
  /** Hash of the emailed link's token. */
  token_hash: string;
  /** The address, encrypted with the user's own key. */
  sealed_address: string;
  created_at: number;
  expires_at: number;
  /** 1 if the user asked for it, and not staff. */
  is_own: 1 | null;
}

/** An emailed link that restores an address the account had. */
export interface EmailUndoLinkRow {
  token_hash: string;
  user_id: string;
  /** The order in which the user's links were made: an earlier one outranks later ones. */
  position: number;
  email: string;
  email_key: string;
  created_at: number;
  expires_at: number;
}

/** A password reset request; without a user if no account has that email. */
export interface ResetRequestRow {
  id: string;
  user_id: string | null;
  created_at: number;
}

/** A hash of a device and network that a user has signed in from. */
export interface SignInPlaceRow {
  user_id: string;
  place: string;
  last_at: number;
}

export interface MailTables {
  outbox: OutboxRow;
  mailed_links: MailedLinkRow;
  email_changes: EmailChangeRow;
  email_undo_links: EmailUndoLinkRow;
  reset_requests: ResetRequestRow;
  sign_in_places: SignInPlaceRow;
}
