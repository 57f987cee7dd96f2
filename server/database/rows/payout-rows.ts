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
  /** The bank's line that says it arrived; null while only staff say so. */
  closing_line_id: string | null;
  /** 1 if the withdrawal was paid before, and no statement had the debit of that payment when it came back. */
  is_debit_missing: number;
  /** 1 if the withdrawal was paid before, and only staff said that it came back: the bank's credit may follow. */
  is_return_missing: number;
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
  /** Also once it was canceled after its release. */
  released_by: string | null;
  released_at: number | null;
  /** Who said that the bank has its files; the state stays "released". */
  sent_by: string | null;
  sent_at: number | null;
  /** When its money should arrive: "2026-11-21". */
  expected_day: string | null;
  /** The payouts that were left out when it was prepared or released, and why: JSON. */
  left_out: string | null;
}

export interface PayoutLineRow {
  batch_id: string;
  transaction_id: string;
  /** The bank file that it belongs in. */
  format: "pain.001" | "csv";
  /** How the money travels; null in batches from before rails. */
  rail: "sepa" | "us_bank" | "other_bank" | "bitcoin" | null;
  currency: Currency;
  amount_minor: number;
  /** 0 once the batch was canceled, or the money was returned or taken back: the payout may then be in another batch. */
  is_live: 0 | 1;
  /** When it was taken out of the batch: files from before still have it. */
  removed_at: number | null;
}

export interface PayoutTables {
  payouts: PayoutRow;
  payout_batches: PayoutBatchRow;
  payout_lines: PayoutLineRow;
}
