// Wallets, the entries of their accounts, and the transactions that these belong to.
import type { TransactionReason } from "../../kernel/reasons";

export interface WalletRow {
  id: string;
  user_id: string;
  currency: "USD" | "EUR" | "GBP";
  version: number;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A wallet's account with its stored balance. The operator's accounts have no row: their balances are summed from postings. */
export interface AccountRow {
  id: string;
  wallet_id: string;
  kind: string;
  balance_minor: number;
}

export interface EntryRow {
  id: string;
  /** A wallet, or `bank:<receiving account>` for lines of a bank statement. */
  wallet_id: string;
  transaction_id: string | null;
  transaction_version: number | null;
  actor_id: string;
  created_at: number;
}

/** `account_id` is a wallet account's id, `house:<kind>:<currency>`, or `bank:<receiving account>`. */
export interface PostingRow {
  entry_id: string;
  account_id: string;
  amount_minor: number;
}

export interface TransactionRow {
  id: string;
  reference: string;
  user_id: string;
  wallet_id: string;
  type: "deposit" | "withdrawal";
  action:
    | "funding"
    | "trade"
    | "transfer"
    | "payment"
    | "crypto_payment"
    | "bank_withdrawal"
    | "bank_transfer";
  payment_method: "card" | "crypto_payment" | "bank" | null;
  status: "pending" | "successful" | "failed";
  amount_minor: number;
  currency: "USD" | "EUR" | "GBP";
  description: string | null;
  /** Precedes the text, if there is any. */
  reason_code: TransactionReason | null;
  reason: string | null;
  destination_masked: string | null;
  destination_sealed: string | null;
  /** Before then (UTC milliseconds) it is not paid out, since its destination was new; null otherwise. */
  payable_from: number | null;
  card_id: string | null;
  /** Of the destination; null if there is none. */
  payment_account_id: string | null;
  is_gateway_made: number;
  /** Whether an administrator has ever set its status: the gateway then doesn't change it. */
  is_set_by_hand: number;
  /** What was paid in another currency than the wallet's, and the rate it was converted at. */
  source_amount_minor: number | null;
  source_currency: "USD" | "EUR" | "GBP" | null;
  rate: string | null;
  rate_source: string | null;
  rate_as_of: string | null;
  /** Since when the amount counts toward the customer's limits, if it was raised; null for the time of the request. */
  limit_counted_at: number | null;
  /** Part of the amount; null for none. */
  fee_minor: number | null;
  /** The terms that the fee follows from if the amount changes; null for none. */
  fee_flat_minor: number | null;
  fee_basis_points: number | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** The number and sum of a user's transactions by type and status, stored so that no list has to count them. */
export interface CounterRow {
  user_id: string;
  type: TransactionRow["type"];
  status: TransactionRow["status"];
  currency: TransactionRow["currency"];
  count: number;
  sum_minor: number;
}
