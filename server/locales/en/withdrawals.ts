export default {
  destinationQuestion: "Withdraw to",
  toBank: "{bank}. <link>Update bank details</link>",
  bankIsNew: "These bank details are new. The earliest payout is {time}.",
  bankMissing: "<link>Add bank details</link> to withdraw by bank transfer.",
  address: "BTC wallet address",
  addressHint: "Check every character. Bitcoin payments can't be reversed.",
  history: "Earning history",
  historyLead: "Your successful withdrawals, and whether we've sent them",
  downloadCsv: "Download CSV",
  totalWithdrawn: "Total withdrawn",
  successfulCount:
    "{total, plural, one {# successful withdrawal} other {# successful withdrawals}}",
  totalSent: "Sent so far",
  sentCount: "{total, plural, one {# withdrawal} other {# withdrawals}}",
  successful: "Successful withdrawals",
  noneSuccessful: "Successful withdrawals will appear here.",
  month: "Month",
  withdrawals: "Withdrawals",
  amount: "Amount",
  byMonth: "By month",
  monthsCaption: "Successful withdrawals, last 12 months (by request date, {zone})",
  monthsTable: "All months as a table",
  monthsTableCaption: "Successful withdrawals by month",
  destinationIsNew:
    "This waiting period protects you if someone else gains access to your account. It applies to new destinations, and after two-factor authentication is turned off.",
  receipt: "Withdrawal receipt",
  requested: "Withdrawal requested",
  requestedMessage:
    "Your withdrawal request is under review. The amount is on hold while we review it.",
  review: "Review your withdrawal",
  description: "Description",
  balanceAfter: "Balance after withdrawal",
  codeConfirms: "Confirms the withdrawal of {amount} to {payee}. Each code works once.",
  recoveryCodeConfirms:
    "Confirms the withdrawal of {amount} to {payee}. 16 letters and digits; each code works once.",
  ended: "This withdrawal can't be confirmed any more",
  endedLead: "Five wrong codes were entered. No money has moved.",
  startNew: "Start a new withdrawal",
  reviewNext: "We'll place a hold on this amount while we review your withdrawal.",
  confirm: "Confirm withdrawal",
  newAddress:
    "You haven't withdrawn to this address before. Check it carefully and enter your password to confirm.",
  withdraw: "Withdraw",
  available: "Available balance: {amount}",
  reviewFollows: "You'll review the details before confirming.",
  maximum: "Max",
  bank: "Bank transfer",
  bitcoin: "Bitcoin (BTC)",
  toBankAccount: "To your bank account",
  toAddress: "To this BTC address",
  earliestPayout: "Earliest payout",
  requestedNotice: "Your request {reference} is under review.",
  youReceive: "You receive",
  feesOfBank: "Your bank may charge its own fee.",
  finalCoins: "The final amount depends on the price when we send it.",
  arrivesBy: "By {day}",
  arrivalHint: "Includes up to {hours, plural, one {# hour} other {# hours}} for our review.",
} as const;

export const withdrawalsEmails = {
  "withdrawalConfirmed.subject": "You requested a withdrawal of {amount}",
  "withdrawalConfirmed.body":
    "We received your request to withdraw {amount} from your {brand} account to: {payee}.",
  "withdrawalConfirmed.by.code": "It was confirmed with a code from your authenticator app.",
  "withdrawalConfirmed.by.recovery_code": "It was confirmed with one of your recovery codes.",
  "withdrawalConfirmed.notYou":
    "If this wasn't you, cancel the withdrawal, reset your password and contact support.",
  "withdrawalEnded.subject": "A withdrawal of {amount} wasn't confirmed",
  "withdrawalEnded.body":
    "Someone signed in to your {brand} account entered five wrong codes for a withdrawal of {amount} to: {payee}.",
  "withdrawalEnded.effect":
    "The withdrawal was stopped and no money has moved. If it was you, start a new withdrawal.",
} as const;

export const withdrawalsEmailKinds = {
  withdrawal_confirmed: "Withdrawal confirmed with a code",
  withdrawal_ended: "Withdrawal stopped after wrong codes",
} as const;

export const withdrawalsAuditActions = {
  "withdrawal.ended": "Entered five wrong codes for a withdrawal",
  "withdrawal.requested": "Requested a withdrawal",
  "withdrawal.posted": "Posted a withdrawal",
} as const;
