/** A money form waiting to be reviewed and confirmed. */
export interface DraftRow {
  id: string;
  user_id: string;
  kind: string;
  amount_minor: number;
  currency: "USD" | "EUR" | "GBP";
  description: string | null;
  card_id: string | null;
  /** The gateway's name of the coin, for a crypto deposit. */
  coin: string | null;
  order_name: string | null;
  destination_masked: string | null;
  destination_sealed: string | null;
  source_amount_minor: number | null;
  source_currency: "USD" | "EUR" | "GBP" | null;
  rate: string | null;
  rate_source: string | null;
  rate_as_of: string | null;
  /** The fee that the review shows, and its terms; null for none. */
  fee_minor: number | null;
  fee_flat_minor: number | null;
  fee_basis_points: number | null;
  /** Its transaction, once confirmed. */
  transaction_id: string | null;
  /** Of its content: one more each time the form is sent again with a change. */
  version: number;
  /** The session in which its form was sent. */
  session_id: string | null;
  /** How many wrong codes it was confirmed with; null is none. */
  wrong_codes: number | null;
  created_at: number;
  expires_at: number;
}
