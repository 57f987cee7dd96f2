// Rows of bank transfers that customers expect, and of the bank that a demonstration plays.
import type { Currency } from "../../kernel/currencies";

export interface ExpectedDepositRow {
  id: string;
  user_id: string;
  receiving_account_id: string;
  currency: Currency;
  amount_minor: number;
  state: "open" | "matched" | "lapsed" | "cancelled";
  created_at: number;
  lapses_at: number;
  /** When the reminder before the lapse was queued; null until then. */
  reminded_at: number | null;
  ended_at: number | null;
  /** The deposit that it was matched with. */
  transaction_id: string | null;
}

/** A line of the bank that a demonstration plays. */
export interface SimulatedBankLineRow {
  id: string;
  receiving_account_id: string;
  /** The customer who sent it, or whose payout it is. */
  user_id: string | null;
  kind: "credit" | "payout" | "return";
  booking_date: string;
  currency: Currency;
  /** Signed: money in is positive. */
  amount_minor: number;
  name: string;
  account: string;
  /** What the payer entered as the structured reference. */
  payer_reference: string | null;
  text: string;
  end_to_end_id: string | null;
  /** Of the payout that left, or came back. */
  transaction_id: string | null;
  created_at: number;
}

export interface BankTransferTables {
  expected_deposits: ExpectedDepositRow;
  simulated_bank_lines: SimulatedBankLineRow;
}
