// The columns of a user that are empty at first, and again once the data is erased.
import type { UserRow } from "../schema";

export const blankAddress = {
  time_zone: "UTC",
  language: null,
  street: null,
  city: null,
  state: null,
  address_country: null,
  zip_code: null,
} satisfies Partial<UserRow>;

export const blankAcceptance = {
  terms_version: null,
  terms_accepted_at: null,
} satisfies Partial<UserRow>;

/** What staff decide. */
export const undecided = {
  kyc_status: "not_submitted",
  kyc_reason_code: null,
  kyc_reason: null,
  kyc_resubmitted_at: null,
  kyc_checked_outside_at: null,
  level_two_at: null,
  name_verified_at: null,
  name_changed_at: null,
  name_changed_by: null,
  payouts_blocked_until: null,
  payouts_block_reason_code: null,
  payouts_block_reason: null,
  payouts_frozen_at: null,
} as const satisfies Partial<UserRow>;
