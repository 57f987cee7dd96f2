// Rows of payments through a crypto gateway.
import type { Currency } from "../../kernel/currencies";

/** In order of progress. */
export type StoredPaymentStatus =
  "new" | "pending" | "confirming" | "error" | "cancelled" | "expired" | "completed";

export interface CryptoTables {
  crypto_payments: CryptoPaymentRow;
  simulated_invoices: SimulatedInvoiceRow;
  gateway_deliveries: GatewayDeliveryRow;
}

/** Amounts of coins are decimal text. Values from the gateway are null until it provides them. */
export interface CryptoPaymentRow {
  order_number: string;
  transaction_id: string;
  user_id: string;
  /** The Idempotency-Key of its request, released if the invoice couldn't be created. */
  request_key: string | null;
  order_name: string | null;
  amount_minor: number;
  currency: Currency;
  coin: string;
  gateway_id: string | null;
  coin_amount: string | null;
  wallet_address: string | null;
  invoice_url: string | null;
  status: StoredPaymentStatus;
  received: string;
  paid_at: number | null;
  review_flag: "underpaid" | "overpaid" | "late" | "unposted" | null;
  /** When the flag was resolved manually; cleared if the gateway reports something new. */
  settled_at: number | null;
  expires_at: number;
  /** When the gateway was last queried about it. */
  checked_at: number;
  version: number;
  created_at: number;
  updated_at: number;
}

/** An invoice of the simulated gateway. */
export interface SimulatedInvoiceRow {
  order_number: string;
  coin: string;
  coin_amount: string;
  received: string;
  status: StoredPaymentStatus;
  paid_at: number | null;
  expires_at: number;
}

/** A signed webhook of the gateway, identified by a digest of its content. */
export interface GatewayDeliveryRow {
  digest: string;
  order_number: string;
  received_at: number;
  tried_at: number;
  /** When the payment was queried because of it. */
  applied_at: number | null;
}
