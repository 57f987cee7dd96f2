// Documentation shared by several operations.

/** For every operation that accepts files. */
export const fileRefusals = [
  "file_empty",
  "file_too_large",
  "file_type_refused",
  "file_image_too_big",
  "file_image_empty",
  "file_heic",
  "file_pdf_encrypted",
  "file_pdf_without_pages",
  "file_broken",
  "files_take_too_much",
  "files_unverified",
  "file_infected",
  "files_unchecked",
  "file_gone",
  "too_many_requests",
] as const;

/** For deposits in another currency, whose rate may have changed. */
export const conversionRefusals = ["rate_changed", "amount_too_small"] as const;

const waitingRefusals = [
  "second_approval_needed",
  "approval_pending",
  "too_many_approval_requests",
  "too_many_open_requests",
  "approval_request_outdated",
  "changed_by_someone_else",
] as const;

/** For every operation that may need a second staff member. */
export const approvalRefusals = [
  ...waitingRefusals,
  "second_approver_missing",
  "role_too_new",
] as const;

/** For every operation that may need a second owner. */
export const ownerApprovalRefusals = [...waitingRefusals, "second_owner_missing"] as const;

/** For calls that may need a second person and move no money. */
export const approvalWithoutMoneyRefusals = [
  ...ownerApprovalRefusals,
  "second_approver_missing",
  "role_too_new",
] as const;

export const userIdParameter = "ID of the user";
export const transactionIdParameter = "ID of the transaction";

export const movementRefusals = [
  "account_may_not_move_money",
  "no_wallet",
  "invalid_amount",
  "amount_above_maximum",
  "amount_within_fee",
] as const;

/** For every operation that pays out a withdrawal. */
export const payoutRefusals = [
  "payouts_stopped",
  "payee_not_active",
  "payee_kyc_rejected",
  "payee_blocked",
  "payee_frozen",
  "destination_waits",
] as const;

/** For every operation that requests or raises a withdrawal. */
export const payoutBlockRefusals = ["payouts_blocked", "payouts_frozen"] as const;

/** For every operation that requests or raises a deposit. */
export const depositLimitRefusals = ["deposit_limit_reached", "deposit_above_limit"] as const;

/** For every operation that a customer with a second factor confirms with a code. */
export const codeRefusals = ["code_required", "code_wrong", "too_many_attempts"] as const;

export const movementLimitRefusals = ["too_many_movements"] as const;

export const withdrawalRefusals = [
  ...movementRefusals,
  ...payoutBlockRefusals,
  "kyc_required",
  "insufficient_funds",
  "day_exhausted",
  "day_share_exhausted",
  "withdrawal_limit_reached",
  "withdrawal_above_limit",
  "no_bank_details",
  "invalid_address",
] as const;

export const cardDepositRefusals = ["card_deposits_off", "no_card", "card_expired"] as const;

export const coinRefusals = [
  "unknown_coin",
  "below_coin_minimum",
  "coin_under_maintenance",
] as const;

export const searchRefusals = ["search_too_wide", "page_too_deep"] as const;

export const transactionPage = "A page of transactions, newest first by default";

export const profileNote = "The same as `GET /auth/profile`.";
