// Rows of what administrators note and agree on among themselves.

/** A change of balances that a second administrator has to approve. */
export interface ApprovalRequestRow {
  id: string;
  user_id: string;
  wallet_id: string;
  kind: "balances" | "credit";
  /** What was asked for, as it was typed, and the balances that the proposer saw. */
  wanted: string;
  /** Reason or description, sealed with the person's own key. */
  sealed_reason: string | null;
  state: "open" | "approved" | "refused" | "withdrawn";
  proposer_id: string;
  decider_id: string | null;
  created_at: number;
  decided_at: number | null;
}

/** What an administrator wrote down about a person: sealed with the person's own key. Its text never changes. */
export interface NoteRow {
  id: string;
  user_id: string;
  author_id: string;
  sealed: string;
  visibility: "confidential" | "shared";
  /** When it was pinned; null where it is not. */
  pinned_at: number | null;
  created_at: number;
}

export interface ApprovalTables {
  proposals: ApprovalRequestRow;
  notes: NoteRow;
}
