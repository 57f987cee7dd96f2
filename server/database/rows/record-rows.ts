// Rows of sessions, stored responses, the audit log, failed attempts and rate limits.
export interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  address: string | null;
  /** The User-Agent. */
  device: string | null;
  /** When the password was last re-entered for a sensitive action. */
  confirmed_at: number | null;
  /** 1 if an API client sent the password; 0 for a page. */
  by_api_client: number;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** A refused form waiting to be shown again. */
export interface FormRecoveryRow {
  id: string;
  sealed: string;
  expires_at: number;
}

export interface IdempotencyRow {
  user_id: string;
  key: string;
  input_hash: string;
  answer: string | null;
  created_at: number;
}

/** A safeguard as of the last start. */
export interface SafeguardRow {
  setting: string;
  value: string;
  /** When a start first changed the value; null if none has. */
  changed_at: number | null;
}

/** An audit log entry's position in the chain. */
export interface AuditLinkRow {
  position: number;
  audit_id: string;
  link: string;
}

/** The end of the chain, under a key that is not in the database. */
export interface AuditChainRow {
  name: string;
  position: number;
  link: string;
  mac: string;
  /** When its newest entry was written. */
  newest_at: number;
}

/** A stored response that names a user other than the caller. */
export interface ResponseAboutUserRow {
  person_id: string;
  user_id: string;
  key: string;
}

export interface AuditRow {
  id: string;
  actor_id: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  reason: string | null;
  address: string | null;
  /** The user whose key decrypts `before`, `after` and `reason`; null if they aren't encrypted. */
  sealed_for: string | null;
  /** The affected user, if any. */
  person_id: string | null;
  /** The request ID, as in the log and the response; null for background work and commands. */
  request_id: string | null;
  created_at: number;
}

/** A host that uses the database. */
export interface HostRow {
  id: string;
  /** The machine and its port. */
  name: string;
  release: string;
  document_place: string;
  seen_at: number;
}

/** When a kind of maintenance last succeeded. */
export interface UpkeepRunRow {
  task: "backup";
  finished_at: number;
}

/** Failed sign-in attempts by hashed subject. */
export interface FailedAttemptsRow {
  subject: string;
  failures: number;
  last_at: number;
}

/** How much of a rate limit a hashed subject has used in the current window. */
export interface RateLimitRow {
  subject: string;
  window_ends_at: number;
  used: number;
}

/** A withdrawal that was requested or raised on this UTC day. */
export interface WithdrawalRequestRow {
  transaction_id: string;
  day: string;
  currency: "USD" | "EUR" | "GBP";
}

/** The total of all customers' withdrawal requests on a UTC day, including canceled ones. */
export interface WithdrawalDayRow {
  day: string;
  currency: "USD" | "EUR" | "GBP";
  requested_minor: number;
}

/** A visitor's message to the operator: name, address and text are encrypted together. */
export interface ContactMessageRow {
  id: string;
  sealed: string;
  state: "open" | "answered";
  answered_at: number | null;
  created_at: number;
}
