export default {
  title: "Close your account",
  lead: "Closing an account is permanent. You can't sign in again or reopen it.",
  before: "Before you close it",
  download:
    "Download what you want to keep. For example, you may need your statements for your tax return.",
  statements: "View statements",
  data: "Download my data",
  withdraw: "Withdraw",
  withdrawFirst:
    "Your wallet still contains {amount}. Withdraw it first. You can close your account once the money has arrived.",
  moneyLeft:
    "Your wallet still contains {amount} that you can't withdraw at the moment. If a withdrawal is under review, you can close your account once the money has arrived. Otherwise, <link>contact support</link>.",
  contactSupport: "Contact support",
  blocked: "Payouts from your account are blocked, so it can't be closed yet.",
  staff: "Staff accounts are closed by an owner, on the Staff page.",
  after: "When you close it",
  signedOut:
    "You're signed out on all devices, your API tokens stop working, and your saved card is removed.",
  pending: "Pending deposits are canceled. Don't pay into them anymore.",
  records:
    "The law requires us to keep records of your identity and payments for {years, plural, one {# year} other {# years}}. Then we erase them. Until then, your email address can't be used for a new account.",
  erased: "Your profile, documents and messages are erased immediately.",
  confirm: "Close my account",
  closing: "Closing your account...",
  keep: "Keep my account",
} as const;

export const accountClosingEmails = {
  "accountClosed.subject": "Your account was closed",
  "accountClosed.body":
    "Your {brand} account was closed. You've been signed out on all devices and can no longer sign in.",
  "accountClosed.records":
    "The law requires us to keep records of your identity and payments. We'll erase them once we no longer have to keep them.",
  "accountClosed.at": "Closed",
  "accountClosed.retainedUntil": "Records kept until",
} as const;

export const accountClosingEmailKinds = {
  account_closed: "Account closed",
} as const;

export const accountClosingAuditActions = {
  "user.deleted": "Deleted a user",
  "user.closed": "Closed an account",
  "user.erased": "Erased a closed account",
} as const;
