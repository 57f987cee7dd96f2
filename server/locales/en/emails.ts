// What several emails say; the rest is in the catalog of their noun.
export default {
  greeting: "Hello,",
  promise: "{brand} will never ask for your password, card number or verification code by email.",
  unexpected: "If you didn't expect this, contact support.",
  time: "Time",
  reason: "Reason",
  resetPassword: "Reset password",
  ipAddress: "IP address",
  unknownAddress: "Unknown",
  device: "Device",
  notYou: "If this wasn't you, reset your password now and contact support.",
  signedOut: "You've been signed out on all devices.",
  signedOutElsewhere: "You've been signed out on all other devices.",
  tokensRevoked:
    "{count, plural, one {Your API token was revoked.} other {Your # API tokens were revoked.}}",
  amount: "Amount",
  fee: "Fee",
  afterFee: "After the fee",
  reference: "Reference",
  to: "To",
  viewDeposit: "View deposit",
  viewWithdrawal: "View withdrawal",
} as const;
