// Rows of payouts and their batches.
import type { Currency } from "../../kernel/currencies";

export interface PayoutRow {
  transaction_id: string;
  state: "to_send" | "sent" | "arrived" | "returned";
  /** The bank's reference, or the id of a blockchain transaction. */
  reference: string | null;
  /** When the money should arrive: "2026-11-21". */
  expected_day: string | null;
  approved_at: number;
  sent_at: number | null;
  /** When it arrived or was returned. */
  ended_at: number | null;
}

export interface PayoutBatchRow {
  id: string;
  reference: string;
  state: "prepared" | "released" | "cancelled";
  reason: string;
  prepared_by: string;
  prepared_at: number;
  /** Who released or canceled it; never the preparer where it was released. */
  ended_by: string | null;
  ended_at: number | null;
}

export interface PayoutLineRow {
  batch_id: string;
  transaction_id: string;
  /** The bank file that it belongs in. */
  format: "pain.001" | "csv";
  currency: Currency;
  amount_minor: number;
  /** 0 once the batch was canceled, or the money was returned or taken back: the payout may then be in another batch. */
  is_live: 0 | 1;
}

export interface PayoutTables {
  payouts: PayoutRow;
  payout_batches: PayoutBatchRow;
  payout_lines: PayoutLineRow;
}
