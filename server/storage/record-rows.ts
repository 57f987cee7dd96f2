// Rows that record what happened: first answers, audit, wrong guesses.
export interface IdempotencyRow {
  user_id: string;
  key: string;
  input_hash: string;
  answer: string | null;
  created_at: number;
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
  created_at: number;
}

/** Wrong guesses at sign-in by a hashed subject. */
export interface GuessesRow {
  subject: string;
  failures: number;
  last_at: number;
}
