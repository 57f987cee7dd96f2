// The tables as Kysely sees them. Instants are UTC milliseconds, amounts minor units, booleans 0/1 (both engines alike).
import type { KycRejection, PayoutBlockReason } from "../kernel/reasons";
import type { BankTransferTables } from "./rows/bank-transfer-rows";
import type { CryptoTables } from "./rows/crypto-payment-rows";
import type { DraftRow } from "./rows/draft-row";
import type { LimitRaiseRow } from "./rows/limit-raise-row";
import type { MailTables } from "./rows/mail-rows";
import type {
  BankDetailsRow,
  CardRow,
  CardSecretRow,
  DocumentRow,
  PayeeRow,
  PendingCardNumberRow,
  PaymentAccountRow,
} from "./rows/stored-details-rows";
import type {
  AccountRow,
  EntryRow,
  PostingRow,
  CounterRow,
  TransactionRow,
  WalletRow,
} from "./rows/ledger-rows";
import type { ApprovalTables } from "./rows/approval-rows";
import type { PayoutTables } from "./rows/payout-rows";
import type {
  RateLimitRow,
  ResponseAboutUserRow,
  AuditChainRow,
  AuditLinkRow,
  AuditRow,
  ContactMessageRow,
  FormRecoveryRow,
  FailedAttemptsRow,
  IdempotencyRow,
  SessionRow,
  SafeguardRow,
  HostRow,
  UpkeepRunRow,
  WithdrawalDayRow,
  WithdrawalRequestRow,
} from "./rows/record-rows";
import type { PayoutStopTables } from "./rows/payout-stop-row";
import type { ReconciliationTables } from "./rows/reconciliation-rows";
import type { BankTables } from "./rows/bank-rows";
import type { BulkActionTables } from "./rows/bulk-action-rows";
import type { SignInTables } from "./rows/sign-in-rows";
import type { ViewerRow } from "./rows/viewer-row";

export type {
  AccountRow,
  BankDetailsRow,
  CardRow,
  CardSecretRow,
  DocumentRow,
  EntryRow,
  PayeeRow,
  PaymentAccountRow,
  PostingRow,
  TransactionRow,
  WalletRow,
};

export interface Schema
  extends
    BankTransferTables,
    CryptoTables,
    MailTables,
    ApprovalTables,
    PayoutStopTables,
    PayoutTables,
    ReconciliationTables,
    BankTables,
    BulkActionTables,
    SignInTables {
  users: UserRow;
  sessions: SessionRow;
  wallets: WalletRow;
  accounts: AccountRow;
  entries: EntryRow;
  postings: PostingRow;
  transactions: TransactionRow;
  transaction_counters: CounterRow;
  cards: CardRow;
  card_secrets: CardSecretRow;
  bank_details: BankDetailsRow;
  payees: PayeeRow;
  payment_accounts: PaymentAccountRow;
  limit_raises: LimitRaiseRow;
  documents: DocumentRow;
  drafts: DraftRow;
  form_recoveries: FormRecoveryRow;
  pending_card_numbers: PendingCardNumberRow;
  idempotency: IdempotencyRow;
  responses_about_users: ResponseAboutUserRow;
  audit: AuditRow;
  audit_links: AuditLinkRow;
  audit_chain: AuditChainRow;
  hosts: HostRow;
  upkeep_runs: UpkeepRunRow;
  safeguards: SafeguardRow;
  failed_attempts: FailedAttemptsRow;
  rate_limits: RateLimitRow;
  withdrawal_days: WithdrawalDayRow;
  withdrawal_requests: WithdrawalRequestRow;
  contact_messages: ContactMessageRow;
  viewers: ViewerRow;
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
  /** IANA name of the zone that times are shown in and days are counted in. */
  time_zone: string;
  /** BCP 47; null if the user has none of their own. */
  language: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  address_country: string | null;
  zip_code: string | null;
  role: "user" | "admin";
  /** The roles of staff, in order with a space between; empty for customers. */
  staff_roles: string;
  /** Given by the database when the user first becomes staff, and never changed; null for customers. */
  staff_number: number | null;
  /** When this user last received or granted a staff role. */
  role_grant_at: number | null;
  account_status: "active" | "inactive" | "suspended" | "pending";
  kyc_status: "not_submitted" | "pending" | "approved" | "rejected";
  kyc_reason_code: KycRejection | null;
  kyc_reason: string | null;
  /** When new documents or a reset replaced a rejection; null once staff have decided again. */
  kyc_resubmitted_at: number | null;
  /** When staff approved the identity without documents; null once they have decided otherwise, or with documents. */
  kyc_checked_outside_at: number | null;
  /** When compliance set level 2; null if it didn't. */
  level_two_at: number | null;
  /** Since when a customer's name has been verified; null if it never was. */
  name_verified_at: number | null;
  /** When the full name was last changed, and by which user; null if it never was. */
  name_changed_at: number | null;
  name_changed_by: string | null;
  /** Until when staff blocked payouts to this user, and the reason shown to the user. */
  payouts_blocked_until: number | null;
  payouts_block_reason_code: PayoutBlockReason | null;
  payouts_block_reason: string | null;
  /** When the user stopped payouts themselves; null if they didn't. */
  payouts_frozen_at: number | null;
  password_hash: string;
  /** Until when a password that staff set can be changed for the user's own; null once it is the user's own. */
  initial_password_until: number | null;
  /** When the email was confirmed by an emailed link; null until then. */
  email_verified_at: number | null;
  terms_version: string | null;
  terms_accepted_at: number | null;
  /** The user's own key, sealed by the vault; destroyed with the user. */
  personal_key: string | null;
  /** The creditor reference that finds this user's bank transfers; null for those whom a host of the release before created, until they are given one, and once erased. */
  deposit_reference: string | null;
  version: number;
  /** Every word that a search finds the user by, the full name first. */
  search_key: string;
  /** When the account was closed; null while it is open. */
  closed_at: number | null;
  /** When the records of a closed account are erased; null while it is open, and once they are. */
  retained_until: number | null;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
}
