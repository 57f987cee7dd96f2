// Rows of imported bank statements.
import type { Currency } from "../../kernel/currencies";

export interface BankStatementFileRow {
  id: string;
  receiving_account_id: string;
  currency: Currency;
  format: "camt.053" | "mt940" | "csv";
  file_name: string;
  /** Of the file's bytes. */
  digest: string;
  state:
    "reading" | "mapping" | "preview" | "posting" | "posted" | "undoing" | "undone" | "discarded";
  prepared_by: string;
  prepared_at: number;
  confirmed_by: string | null;
  confirmed_at: number | null;
  /** Whether another person than the one who uploaded it had to confirm it. */
  needs_two: 0 | 1;
  /** What it was to credit to customers when it was confirmed. */
  credited_minor: number;
  /** Who asked for the import to be undone, while another person has to agree. */
  undo_by: string | null;
  undo_at: number | null;
  /** Who discarded or undid it, and when it was posted, discarded or undone. */
  ended_by: string | null;
  ended_at: number | null;
}

export interface BankFilePartRow {
  file_id: string;
  position: number;
  sealed: string;
}

export interface BankStatementRow {
  id: string;
  file_id: string;
  receiving_account_id: string;
  currency: Currency;
  position: number;
  number: string | null;
  opening_day: string | null;
  opening_minor: number | null;
  closing_day: string | null;
  closing_minor: number | null;
  is_live: 0 | 1;
}

export interface BankLineRow {
  id: string;
  file_id: string;
  statement_id: string;
  receiving_account_id: string;
  currency: Currency;
  /** The order in the file. */
  position: number;
  /** Where it is in the file, as faults name it. */
  place: number;
  identity: string;
  is_live: 0 | 1;
  booking_date: string;
  value_date: string | null;
  /** Signed: money in is positive. */
  amount_minor: number;
  is_reversal: 0 | 1;
  kind: string | null;
  /** The other party, the text and the references. */
  details_sealed: string | null;
  state:
    | "proposed"
    | "duplicate"
    | "open"
    | "compliance"
    | "returning"
    | "credited"
    | "closed"
    | "payout_returned"
    | "returned"
    | "own"
    | "undone";
  /** JSON. */
  proposal: string;
  reason_code: string | null;
  user_id: string | null;
  transaction_id: string | null;
  batch_id: string | null;
  return_id: string | null;
  owner_id: string | null;
  owned_at: number | null;
  /** Why it is the operator's own, or what compliance decided. */
  note: string | null;
  decided_by: string | null;
  posted_at: number | null;
  ended_at: number | null;
  entry_id: string | null;
  final_entry_id: string | null;
  version: number;
}

export interface BankReturnRow {
  id: string;
  reference: string;
  line_id: string;
  receiving_account_id: string;
  currency: Currency;
  amount_minor: number;
  payee_sealed: string | null;
  state: "requested" | "approved" | "sent" | "done" | "cancelled";
  reason: string;
  requested_by: string;
  requested_at: number;
  approved_by: string | null;
  approved_at: number | null;
  sent_by: string | null;
  sent_at: number | null;
  ended_by: string | null;
  ended_at: number | null;
  debit_line_id: string | null;
}

export interface CsvMappingRow {
  id: string;
  receiving_account_id: string;
  name: string;
  /** JSON. */
  mapping: string;
  created_by: string;
  created_at: number;
}

export interface BankTables {
  bank_statement_files: BankStatementFileRow;
  bank_file_parts: BankFilePartRow;
  bank_statements: BankStatementRow;
  bank_lines: BankLineRow;
  bank_returns: BankReturnRow;
  csv_mappings: CsvMappingRow;
}
