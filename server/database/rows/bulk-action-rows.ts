import type { RejectionReason } from "../../kernel/reasons";

export interface BulkActionTables {
  bulk_actions: BulkActionRow;
  bulk_action_items: BulkActionItemRow;
}

export interface BulkActionRow {
  id: string;
  user_id: string;
  /** Null until reviewed. */
  decision: "approve" | "reject" | null;
  /** Code and text are kept until all of them are decided; then each transaction has them. */
  reason_code: RejectionReason | null;
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export interface BulkActionItemRow {
  bulk_action_id: string;
  position: number;
  transaction_id: string;
  /** The version that was seen. */
  version: number;
  /** `done`, the code of the refusal, or JSON of the code and the values of its sentence; null until it was decided. */
  outcome: string | null;
}
