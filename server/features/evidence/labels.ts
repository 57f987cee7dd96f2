// Labels of a transaction's flags, by code.
import { nameFlagCodes } from "../users/labels";

export const flagCodes = [
  "payouts_stopped",
  "payouts_blocked",
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
  "kyc_checked_outside",
  "account_not_active",
  "email_unverified",
  "password_changed",
  "second_factor_changed",
  "many_requests",
  ...nameFlagCodes,
] as const;
export type FlagCode = (typeof flagCodes)[number];

/** Labels of a transaction's source or destination. */
export const sourceKinds = ["card", "bank", "crypto_address"] as const;
export type SourceKind = (typeof sourceKinds)[number];
