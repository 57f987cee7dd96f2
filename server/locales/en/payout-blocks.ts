export default {
  allStopped: "All payouts are temporarily stopped",
  allStoppedHint:
    "Your money stays in your wallet. You can still request a withdrawal; we'll review it once payouts resume.",
  contactSupport: "Contact support",
  blockedUntil: "Payouts from your account are blocked until {time}",
  reason: "Reason: {reason}",
  blockedHint:
    "You can't withdraw until then, and pending withdrawals won't be paid out. Everything else works as usual.",
  allowAgain: "Allow payouts again",
  stoppedByYou: "You stopped payouts from your account",
  stoppedByYouHint: "You can't withdraw until you allow payouts again.",
  releaseLead:
    "First, cancel any withdrawals you don't recognize. Once you allow payouts, we'll review the others as usual.",
  allow: "Allow payouts",
  title: "Payouts",
  lead: "If you think someone else has access to your account, stop payouts first. Nothing will leave your account until you allow payouts again.",
  stopped: "Payouts are stopped",
  stop: "Stop payouts",
  stoppedSince:
    "You stopped payouts on {time}. If someone else might know your password, change it before you allow payouts again.",
  changePassword: "Change your password",
  stopEffect:
    "While payouts are stopped, you can't request withdrawals, and pending withdrawals aren't paid out. To allow payouts again, you'll need your password and, if two-factor authentication is on, a verification code.",
  stopEffectEmail: "We'll email you whenever payouts are stopped or allowed again.",
  stopping: "Stopping payouts...",
} as const;

export const payoutBlocksEmails = {
  "payoutsBlocked.subject": "Payouts from your account are blocked",
  "payoutsBlocked.body":
    "We've blocked payouts from your {brand} account. You can't withdraw until the block ends, and pending withdrawals won't be paid out.",
  "payoutsBlocked.effect": "You can still sign in and deposit. Your money stays in your wallet.",
  "payoutsBlocked.until": "Blocked until",
  "payoutsBlocked.advice": "If you have questions, contact support.",
  "payoutsUnblocked.subject": "Payouts from your account are no longer blocked",
  "payoutsUnblocked.body": "We've unblocked payouts from your {brand} account.",
  "payoutsUnblocked.effect": "Pending withdrawals will be reviewed as usual.",
} as const;

export const payoutBlocksEmailKinds = {
  payouts_blocked: "Payouts blocked",
  payouts_unblocked: "Payouts unblocked",
} as const;

export const payoutBlocksAuditActions = {
  "payouts.blocked": "Blocked payouts",
  "payouts.unblocked": "Unblocked payouts",
  "payouts.frozen": "Stopped their own payouts",
  "payouts.unfrozen": "Allowed their own payouts again",
  "payouts.stopped": "Stopped all payouts",
  "payouts.resumed": "Resumed all payouts",
} as const;
