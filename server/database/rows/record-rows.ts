// Rows that record what happened: sessions, first answers, audit, wrong guesses, allowances.
export interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  address: string | null;
  /** What the browser or program calls itself. */
  device: string | null;
  /** When the password was last typed again for something sensitive. */
  confirmed_at: number | null;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** A refused form that waits to be shown again. */
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

/** A safeguard as the last start had it. */
export interface SafeguardRow {
  setting: string;
  value: string;
  /** When a start first had another value than the one before; null where none has. */
  changed_at: number | null;
}

/** The place of a line of the audit log in the chain. */
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
  /** When the newest of its lines was written, and when the end was moved last. */
  newest_at: number;
  sealed_at: number;
}

/** A stored response that names a user other than the caller. */
export interface AnswerAboutPersonRow {
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
  /** The id that the log and the answer of the same request carry; null for background work and commands. */
  request_id: string | null;
  created_at: number;
}

/** When a kind of upkeep last ended well. */
export interface UpkeepRunRow {
  task: "backup";
  finished_at: number;
}

/** Wrong guesses at sign-in by a hashed subject. */
export interface FailedAttemptsRow {
  subject: string;
  failures: number;
  last_at: number;
}

/** How much of an allowance a hashed subject has used until its window ends. */
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

/** What a visitor wrote to the operator: name, address and text are sealed together. */
export interface ContactMessageRow {
  id: string;
  sealed: string;
  state: "open" | "answered";
  answered_at: number | null;
  created_at: number;
}
