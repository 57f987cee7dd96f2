// Tables in a backup with their keys, in an order that foreign keys allow, and the excluded ones with the reason.
import type { Schema } from "../schema";

export const excludedTables = {
  sessions:
    "users sign in again after a restore, and a backup contains no token of the running portal",
  failed_attempts: "failed attempts are forgotten after an hour",
  pending_sign_ins: "a sign-in that waits for its code lasts five minutes",
  known_devices: "a device is known again after its next sign-in",
  api_tokens: "tokens revoked since the backup would work again; create new ones after a restore",
  form_recoveries: "a refused form waits half an hour to be shown again",
  pending_card_numbers:
    "the card number of a refused form waits half an hour, and is entered again",
  viewers: "who has a record open is known for two minutes",
  rate_limits: "rate limits reset after their window, a day at most",
  withdrawal_days: "daily limits restart after a restore",
  withdrawal_requests: "daily limits restart after a restore",
  outbox: "the portal that queued a message sends it; a restored one would send it a second time",
  mailed_links: "users request a new link, and a backup contains none of the running portal",
  email_changes: "a new link is sent on request, and a backup contains none of the running portal",
  reset_requests: "they are answered within seconds",
  bulk_action_items: "what was decided together is in the transactions and the audit log",
  bulk_actions: "a bulk action is reviewed within minutes, and created again in one",
  gateway_status_snapshots: "the gateway is queried again",
  integrity_checks: "a restored ledger is checked again",
  hosts: "hosts that use a restored database note themselves in it",
  upkeep_runs: "a restored portal has taken no backup of its own yet",
  sign_in_places:
    "the places users signed in from aren't backed up; after a restore, the next sign-in from each is reported as new",
} as const satisfies Partial<Record<keyof Schema, string>>;

export type BackupTable = Exclude<keyof Schema, keyof typeof excludedTables>;

export const backupTables: {
  readonly [Table in BackupTable]: readonly (keyof Schema[Table] & string)[];
} = {
  users: ["id"],
  safeguards: ["setting"],
  username_skeletons: ["skeleton"],
  wallets: ["id"],
  accounts: ["id"],
  transactions: ["id"],
  transaction_counters: ["user_id", "type", "status"],
  entries: ["id"],
  postings: ["entry_id", "account_id"],
  cards: ["id"],
  card_secrets: ["card_id", "kind"],
  bank_details: ["user_id"],
  payment_accounts: ["id"],
  payees: ["id"],
  limit_raises: ["user_id", "direction", "currency"],
  documents: ["id"],
  drafts: ["id"],
  crypto_payments: ["order_number"],
  simulated_invoices: ["order_number"],
  expected_deposits: ["id"],
  simulated_bank_lines: ["id"],
  // A webhook repeated after a restore is recognized.
  gateway_deliveries: ["digest"],
  // A request repeated after a restore gets its first response and has no second effect.
  idempotency: ["user_id", "key"],
  responses_about_users: ["person_id", "user_id", "key"],
  audit: ["id"],
  audit_links: ["position"],
  audit_chain: ["name"],
  contact_messages: ["id"],
  approval_requests: ["id"],
  staff_postings: ["id"],
  payout_stops: ["id"],
  payouts: ["transaction_id"],
  payout_batches: ["id"],
  payout_lines: ["batch_id", "transaction_id"],
  bank_statement_files: ["id"],
  bank_file_parts: ["file_id", "position"],
  bank_statements: ["id"],
  bank_lines: ["id"],
  bank_returns: ["id"],
  csv_mappings: ["id"],
  notes: ["id"],
  // The owner of an earlier address can undo a change after a restore, too.
  email_undo_links: ["token_hash"],
  second_factors: ["user_id"],
  recovery_codes: ["user_id", "code_hash"],
};

/** The migrations' own tables: their names travel in the manifest. */
export const tablesOfMigrations = ["migrations", "migration_lock"] as const;

function isBackupTable(name: string): name is BackupTable {
  return name in backupTables;
}

export const backupTableNames: readonly BackupTable[] =
  Object.keys(backupTables).filter(isBackupTable);
