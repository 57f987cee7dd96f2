// Rows of approval requests, money moved by staff, and notes.
import type { Currency } from "../../kernel/currencies";

/** A request that a second staff member has to approve. */
export interface ApprovalRequestRow {
  id: string;
  /** The user it is about. */
  user_id: string;
  wallet_id: string | null;
  /** A requested adjustment, or another requested call. */
  kind: "balances" | "credit" | "call";
  /** For an adjustment, the entries and the balances that the requester saw; a requested call is encrypted with the user's own key. */
  wanted: string;
  /** For a requested call: the record it changes, as the audit log names it, and its version. */
  subject: string | null;
  subject_version: number | null;
  /** For a requested call: the amount it would move. */
  amount_minor: number | null;
  currency: Currency | null;
  /** Reason or description, encrypted with the user's own key. */
  sealed_reason: string | null;
  /** Reason of the decision, encrypted with the user's own key. */
  sealed_decision: string | null;
  state: "open" | "approved" | "rejected" | "cancelled";
  requester_id: string;
  decider_id: string | null;
  created_at: number;
  decided_at: number | null;
  /** For a suspension of staff that is in effect until the request is closed: the account status to restore. */
  restores: "active" | "inactive" | "suspended" | "pending" | null;
  /** When such a suspension ends unless another owner confirms it; null if no other owner could. */
  lapses_at: number | null;
}

/** Money that a staff member moved for someone else; without a request if they decided alone. */
export interface StaffPostingRow {
  id: string;
  staff_id: string;
  user_id: string;
  currency: Currency;
  amount_minor: number;
  request_id: string | null;
  created_at: number;
}

/** An administrator's note about a user, encrypted with the user's own key. Its text never changes. */
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
  approval_requests: ApprovalRequestRow;
  staff_postings: StaffPostingRow;
  notes: NoteRow;
}
