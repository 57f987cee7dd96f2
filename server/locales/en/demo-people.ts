// Descriptions of the demo accounts.
export default {
  newAccount: "New account, not verified",
  pending: "Verification pending",
  rejected: "Verification rejected",
  active: "Active customer, two years of history",
  gbp: "GBP wallet",
  eur: "EUR wallet, long name",
  suspended: "Suspended account",
  admin: "Administrator",
  secondAdmin: "Second administrator",
  auditor: "Sees everything, changes nothing",
  support: "Profiles, messages and notes",
  compliance: "Identity verification, payout blocks and account closing",
  treasury: "Deposits, withdrawals and balances",
  owner: "Staff and their roles",
} as const;
