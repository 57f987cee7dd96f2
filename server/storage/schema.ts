// The tables as Kysely sees them. Instants are UTC milliseconds, amounts minor units, booleans 0/1 (both engines alike).
import type { CryptoTables } from "./rows/crypto-payment-rows";
import type { DraftRow } from "./rows/draft-row";
import type { MailTables } from "./rows/mail-rows";
import type { OversightTables } from "./rows/oversight-rows";
import type {
  AllowanceRow,
  AnswerAboutPersonRow,
  AuditChainRow,
  AuditLinkRow,
  AuditRow,
  ContactMessageRow,
  FormRecoveryRow,
  GuessesRow,
  IdempotencyRow,
  SessionRow,
  UpkeepRunRow,
  WithdrawalDayRow,
  WithdrawalRequestRow,
} from "./rows/record-rows";
import type { ReconciliationTables } from "./rows/reconciliation-rows";
import type { SelectionTables } from "./rows/selection-rows";
import type { SignInTables } from "./rows/sign-in-rows";

export interface Schema
  extends
    CryptoTables,
    MailTables,
    OversightTables,
    ReconciliationTables,
    SelectionTables,
    SignInTables {
  users: UserRow;
  sessions: SessionRow;
  wallets: WalletRow;
  accounts: AccountRow;
  entries: EntryRow;
  postings: PostingRow;
  transactions: TransactionRow;
  tallies: TallyRow;
  cards: CardRow;
  card_secrets: CardSecretRow;
  bank_details: BankDetailsRow;
  documents: DocumentRow;
  drafts: DraftRow;
  form_recoveries: FormRecoveryRow;
  idempotency: IdempotencyRow;
  answers_about_people: AnswerAboutPersonRow;
  audit: AuditRow;
  audit_links: AuditLinkRow;
  audit_chain: AuditChainRow;
  upkeep_runs: UpkeepRunRow;
  guesses: GuessesRow;
  allowances: AllowanceRow;
  withdrawal_days: WithdrawalDayRow;
  withdrawal_requests: WithdrawalRequestRow;
  contact_messages: ContactMessageRow;
}

export interface UserRow {
  id: string;
  email: string;
  email_key: string;
  username: string;
  username_key: string;
  fullname: string;
  phone_number: string;
  country: string;
  currency: "USD" | "EUR" | "GBP";
  /** IANA name of the zone in which times are shown and days are meant (R51). */
  time_zone: string;
  street: string | null;
  city: string | null;
  state: string | null;
  address_country: string | null;
  zip_code: string | null;
  role: "user" | "admin";
  account_status: "active" | "inactive" | "suspended" | "pending";
  kyc_status: "not_submitted" | "pending" | "approved" | "rejected";
  kyc_reason: string | null;
  password_hash: string;
  /** When a link that only their mailbox got was opened; null until then. */
  email_verified_at: number | null;
  terms_version: string | null;
  terms_accepted_at: number | null;
  /** The person's own key, sealed by the vault; destroyed with the person (R50). */
  personal_key: string | null;
  version: number;
  search_key: string;
  /** The full name in lower case, the family name first. */
  family_key: string;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface WalletRow {
  id: string;
  user_id: string;
  currency: "USD" | "EUR" | "GBP";
  version: number;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A wallet's account with its balance kept beside the postings. House accounts have no row: their sums are read from the postings. */
export interface AccountRow {
  id: string;
  wallet_id: string;
  kind: string;
  balance_minor: number;
}

export interface EntryRow {
  id: string;
  wallet_id: string;
  transaction_id: string | null;
  transaction_version: number | null;
  actor_id: string;
  reason: string | null;
  created_at: number;
}

/** `account_id` is a wallet account's id, or `house:<kind>:<currency>`. */
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
  action: "funding" | "trade" | "transfer" | "payment" | "crypto_payment" | "bank_withdrawal";
  payment_method: "card" | "crypto_payment" | "bank" | null;
  status: "pending" | "successful" | "failed";
  amount_minor: number;
  currency: "USD" | "EUR" | "GBP";
  description: string | null;
  reason: string | null;
  destination_masked: string | null;
  destination_sealed: string | null;
  card_id: string | null;
  is_gateway_made: number;
  /** Whether a person has ever set its status: the gateway then leaves it alone. */
  is_set_by_hand: number;
  /** What was paid in another currency than the wallet's, and the rate it was converted at (R15). */
  source_amount_minor: number | null;
  source_currency: "USD" | "EUR" | "GBP" | null;
  rate: string | null;
  rate_source: string | null;
  rate_as_of: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** How many transactions of a person have this type and status, and their sum: kept beside the rows, so that no list has to count them. */
export interface TallyRow {
  user_id: string;
  type: TransactionRow["type"];
  status: TransactionRow["status"];
  count: number;
  sum_minor: number;
}

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
}

/** The vault's own table: nothing of it is ever joined into an answer. */
export interface CardSecretRow {
  card_id: string;
  kind: "number" | "cvv";
  sealed: string;
  erase_after: number | null;
}

export interface BankDetailsRow {
  user_id: string;
  region: "USA" | "EUROPE" | "OTHERS";
  sealed: string;
  added_at: number;
  updated_at: number;
}

export interface DocumentRow {
  id: string;
  user_id: string;
  purpose: "kyc" | "card_front" | "card_back" | "bank" | "kept";
  document_type: string | null;
  file_name: string;
  media_type: string;
  size_bytes: number;
  storage_key: string;
  /** Whether the bytes are encrypted with the owner's personal key. */
  is_sealed: number;
  created_at: number;
  erase_after: number | null;
}
