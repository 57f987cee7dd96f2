// Rows of what administrators note and agree on among themselves.
import type { Currency } from "../../kernel/currencies";

/** What a second member of staff has to approve. */
export interface ApprovalRequestRow {
  id: string;
  /** The user it is about. */
  user_id: string;
  wallet_id: string | null;
  /** A proposed adjustment, or a call that was held. */
  kind: "balances" | "credit" | "call";
  /** For an adjustment, the entries and the balances that the requester saw; a held call is encrypted with the user's own key. */
  wanted: string;
  /** Of a held call: what it changes, as the audit log names it, and in which version. */
  subject: string | null;
  subject_version: number | null;
  /** Of a held call: what it would move. */
  amount_minor: number | null;
  currency: Currency | null;
  /** Reason or description, encrypted with the user's own key. */
  sealed_reason: string | null;
  state: "open" | "approved" | "refused" | "withdrawn";
  proposer_id: string;
  decider_id: string | null;
  created_at: number;
  decided_at: number | null;
}

/** Money that a staff member moved for someone else; without a request if they decided alone. */
export interface StaffMovementRow {
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
  proposals: ApprovalRequestRow;
  staff_movements: StaffMovementRow;
  notes: NoteRow;
}
