// Rows of stored customer details: cards, bank details, documents.
export interface CardRow {
  id: string;
  user_id: string;
  holder_name: string;
  brand: string;
  last_four: string;
  expiry: string;
  front_document_id: string | null;
  back_document_id: string | null;
  added_at: number;
  removed_at: number | null;
  cvv_erased_at: number | null;
  /** A card of a draft: it counts as removed, and is erased at this time unless the draft is confirmed. Null once saved. */
  unsaved_until: number | null;
  /** Null where the number is not in the backup that was restored. */
  payment_account_id: string | null;
}

/** The vault's table, which is never joined into a response. */
export interface CardSecretRow {
  card_id: string;
  kind: "number" | "cvv";
  sealed: string;
  erase_after: number | null;
}

/** The card number of a refused form, sealed for as long as the form waits to be shown again. */
export interface PendingCardNumberRow {
  /** A digest of the person and the form's one-use key. */
  id: string;
  user_id: string;
  sealed: string;
  expires_at: number;
}

export interface BankDetailsRow {
  user_id: string;
  region: "USA" | "EUROPE" | "OTHERS";
  sealed: string;
  /** Before then (UTC milliseconds) nothing is paid to them; null where they never had to wait. */
  usable_from: number | null;
  added_at: number;
  updated_at: number;
  /** As a payee. They hold only while `labeled_at` equals `added_at`: a host of the release before replaces the account without them. */
  payee_id: string | null;
  label: string | null;
  labeled_at: number | null;
}

/** A payee other than the default bank account, which is in `bank_details`. */
export interface PayeeRow {
  id: string;
  user_id: string;
  kind: "bank" | "crypto_address";
  /** The customer's own name for it. */
  label: string | null;
  /** The account or address; null once removed. */
  sealed: string | null;
  payment_account_id: string | null;
  /** Of the addresses. */
  is_default: number;
  usable_from: number | null;
  added_at: number;
  removed_at: number | null;
}

/** An account or card that a customer has used, also after it was removed. */
export interface PaymentAccountRow {
  id: string;
  user_id: string;
  kind: "card" | "bank" | "crypto_address";
  /** Keyed: equal for everyone who uses the account, and worthless without the vault's key. */
  digest: string;
  /** The hash that the digest is computed from, so that a rotation of the key can compute it again. */
  sealed: string;
  /** Keyed, of a bank account's last four characters: empty if it has none, null for other kinds. */
  tail_digest: string | null;
  /** What that digest is computed from. */
  tail_sealed: string | null;
  added_at: number;
}

export interface DocumentRow {
  id: string;
  user_id: string;
  purpose: "kyc" | "card_front" | "card_back" | "bank" | "pending_upload";
  document_type: string | null;
  file_name: string;
  media_type: string;
  size_bytes: number;
  storage_key: string;
  created_at: number;
  erase_after: number | null;
}
