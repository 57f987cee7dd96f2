// Labels of a transaction's flags, by code.
export const flagCodes = [
  "payouts_stopped",
  "payouts_on_hold",
  "destination_waits",
  "destination_new",
  "destination_replaced",
  "destination_is_payer",
  "account_shared",
  "other_account_shared",
  "after_deposit",
  "created_by_staff",
  "name_mismatch",
  "holder_unknown",
  "amount_edited",
  "largest_so_far",
  "first_withdrawal",
  "kyc_not_approved",
  "account_not_active",
  "email_unverified",
  "password_changed",
  "second_factor_changed",
  "many_requests",
] as const;
export type FlagCode = (typeof flagCodes)[number];

export const flagSeverities = ["warning", "notice"] as const;
export type FlagSeverity = (typeof flagSeverities)[number];

/** Labels of a transaction's source or destination. */
export const sourceKinds = ["card", "bank", "crypto_address"] as const;
export type SourceKind = (typeof sourceKinds)[number];
