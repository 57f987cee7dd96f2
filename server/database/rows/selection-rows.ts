export interface SelectionTables {
  selections: SelectionRow;
  selected_transactions: SelectedRow;
}

export interface SelectionRow {
  id: string;
  user_id: string;
  /** Null until it was decided. */
  decision: "approve" | "reject" | null;
  /** Kept until all of them are decided; then each transaction has it. */
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export interface SelectedRow {
  selection_id: string;
  position: number;
  transaction_id: string;
  /** The version that was seen. */
  version: number;
  /** `done`, or the code of the refusal; null until it was decided. */
  outcome: string | null;
}
