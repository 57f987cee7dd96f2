import { en } from "../locales/en";
import type { Locale } from "../locales/locale";
import { messageParts, messagesIn } from "../locales/messages";
import { formatInstant } from "./instants";
import { numberOf } from "./money";
import { formatMoney } from "./money-format";
import type { RefusalValue, RefusalValues } from "./refusal";

/** Every refusal code with its HTTP status; the catalog `refusals` has the message of each. */
export const refusalStatuses = {
  // The request itself: its format, size, rate and outcome.
  validation_failed: 400,
  malformed_body: 400,
  wrong_encoding: 400,
  unsupported_media_type: 415,
  too_large: 413,
  too_many_parts: 413,
  too_slow: 408,
  too_many_requests: 429,
  not_found: 404,
  method_not_allowed: 405,
  no_fields: 422,
  period_too_long: 422,
  search_too_wide: 422,
  page_too_deep: 422,
  changed_by_someone_else: 409,
  key_reused: 409,
  not_offered: 501,
  unavailable: 503,
  outcome_unknown: 503,
  internal: 500,
  // Signing in, and requirements such as a password, a code or a right.
  unauthenticated: 401,
  wrong_credentials: 401,
  too_many_attempts: 429,
  forbidden: 403,
  role_missing: 403,
  account_suspended: 403,
  account_closed: 403,
  password_needed: 403,
  step_up_required: 403,
  second_factor_needed: 401,
  code_wrong: 401,
  sign_in_expired: 401,
  second_factor_required: 403,
  password_change_required: 403,
  initial_password_expired: 403,
  password_unchanged: 422,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_not_begun: 409,
  own_second_factor: 403,
  own_email: 403,
  scope_missing: 403,
  link_expired: 410,
  // Users: their details, their status, their documents, and email to them.
  email_taken: 409,
  email_in_use: 409,
  email_unchanged: 422,
  new_email_taken: 409,
  photo_erased: 404,
  person_removed: 409,
  person_closed: 409,
  money_left: 409,
  payout_open: 409,
  own_money_left: 409,
  own_payout_open: 409,
  own_coins_received: 409,
  closing_on_hold: 409,
  last_owner: 409,
  customer_email: 409,
  already_staff: 409,
  not_invited: 409,
  former_staff: 409,
  own_roles: 403,
  staff_stay: 409,
  username_taken: 409,
  staff_name_taken: 409,
  name_request_missing: 409,
  username_reserved: 409,
  username_mixed: 409,
  own_standing: 403,
  file_too_large: 422,
  file_empty: 422,
  file_not_an_image: 422,
  file_type_refused: 422,
  file_image_too_big: 422,
  file_image_empty: 422,
  file_heic: 422,
  file_pdf_encrypted: 422,
  file_pdf_without_pages: 422,
  file_broken: 422,
  files_take_too_much: 422,
  files_unverified: 422,
  file_infected: 422,
  files_unchecked: 503,
  file_gone: 422,
  mail_on_its_way: 409,
  mail_erased: 410,
  // Requests of customers: deposits, withdrawals, conversions and coins.
  too_many_movements: 429,
  account_may_not_move_money: 403,
  payouts_on_hold: 403,
  payouts_frozen: 403,
  kyc_required: 403,
  new_address: 403,
  no_wallet: 404,
  invalid_amount: 422,
  amount_above_maximum: 422,
  amount_too_small: 422,
  rate_changed: 409,
  insufficient_funds: 422,
  day_exhausted: 422,
  day_share_exhausted: 422,
  no_bank_details: 422,
  invalid_address: 422,
  no_card: 422,
  card_expired: 422,
  card_not_a_test_number: 422,
  card_deposits_off: 403,
  unknown_coin: 422,
  below_coin_minimum: 422,
  coin_under_maintenance: 422,
  forged_notice: 401,
  crypto_payment_failed: 502,
  status_change_refused: 403,
  coins_received: 409,
  amount_locked: 403,
  received_changed: 409,
  draft_changed: 409,
  draft_expired: 410,
  withdrawal_currency: 422,
  // Staff decisions about transactions, balances and wallets.
  reversal_exceeds_available: 409,
  balance_invalid: 422,
  balance_above_maximum: 422,
  below_open_holds: 422,
  total_below_parts: 422,
  approval_pending: 409,
  too_many_approval_requests: 429,
  too_many_open_requests: 429,
  second_approver_missing: 409,
  role_too_new: 409,
  second_owner_missing: 409,
  suspension_unconfirmed: 409,
  payee_not_active: 409,
  payee_kyc_rejected: 409,
  payee_on_hold: 409,
  payee_frozen: 409,
  destination_waits: 409,
  payouts_stopped: 409,
  payouts_stopped_already: 409,
  hold_until_invalid: 422,
  payout_sent: 409,
  payout_in_batch: 409,
  payout_not_sent: 409,
  payout_ended: 409,
  payout_not_payable: 409,
  destination_is_payer: 409,
  payout_destination_unknown: 409,
  payout_left_batch: 409,
  payout_batch_ended: 409,
  payout_batch_not_released: 409,
  own_payout_batch: 403,
  preparer_may_not: 409,
  bank_file_stopped: 409,
  payout_file_missing: 404,
  payout_day_past: 422,
  own_wallet: 403,
  wallet_missing: 404,
  wallet_exists: 409,
  wallet_has_money: 409,
  wallet_closed: 409,
  reference_taken: 409,
  second_approval_needed: 409,
  proposal_decided: 409,
  own_proposal: 403,
  not_own_proposal: 403,
  proposal_outdated: 409,
  requester_may_not: 409,
  decide_first: 409,
  not_in_review: 409,
  ledger_too_long: 409,
  selection_decided: 409,
  not_pending: 409,
  same_status: 409,
  own_transaction: 403,
} as const;

export type RefusalCode = keyof typeof refusalStatuses;

/** The message for a code. Its values are written in the same language. */
export function messageFor(code: RefusalCode, values: RefusalValues = {}, locale: Locale): string {
  const message = messageParts(locale, "refusals", code, formatValues(values, locale));
  return typeof message === "string" ? message : message.join("");
}

/** The same where the values of the message were not kept. */
export function messageWithoutValues(code: RefusalCode, locale: Locale): string {
  return en.refusals[code].includes("{")
    ? messagesIn(locale, "refusals")("unprocessed")
    : messageFor(code, {}, locale);
}

type Formatted = Readonly<Record<string, string | number>>;

/** The values of a message as its reader sees them. */
export function formatValues(values: RefusalValues, locale: Locale): Formatted {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(locale, value)]),
  );
}

function formatValue(locale: Locale, value: RefusalValue): string | number {
  if (typeof value === "function") return value(locale);
  if (value instanceof Date) return formatInstant(value.toISOString(), "UTC", locale);
  return typeof value === "object" ? formatMoney(numberOf(value), value.currency, locale) : value;
}
