// Emails about deposits, withdrawals and payouts.
export default {
  amount: "Amount",
  reference: "Reference",
  to: "To",
  viewDeposit: "View deposit",
  viewWithdrawal: "View withdrawal",
  "deposit.successful.subject": "Your deposit of {amount} was credited",
  "deposit.successful.body": "Your deposit of {amount} was credited to your wallet.",
  "deposit.failed.subject": "Your deposit of {amount} failed",
  "deposit.failed.body": "Your deposit of {amount} failed and isn't included in your balance.",
  "deposit.pending.subject": "Your deposit of {amount} is under review again",
  "deposit.pending.body":
    "Your deposit of {amount} is under review again. It isn't included in your balance until we've reviewed it.",
  "withdrawal.successful.subject": "Your withdrawal of {amount} was approved",
  "withdrawal.successful.body":
    "Your withdrawal of {amount} was approved. We'll email you when we've sent the money.",
  "withdrawal.failed.subject": "Your withdrawal of {amount} was rejected",
  "withdrawal.failed.body":
    "Your withdrawal of {amount} was rejected. The amount has been returned to your available balance.",
  "withdrawal.canceled.subject": "Your withdrawal of {amount} was canceled",
  "withdrawal.canceled.body": "Your withdrawal of {amount} was canceled.",
  "withdrawal.pending.subject": "Your withdrawal of {amount} is under review again",
  "withdrawal.pending.body":
    "Your withdrawal of {amount} is under review again. The amount remains on hold until we've reviewed it.",
  "expectedDeposit.subject": "Your bank transfer of {amount} hasn't arrived yet",
  "expectedDeposit.body":
    "On {sent}, you told us that you sent {amount} by bank transfer. It hasn't arrived yet.",
  "expectedDeposit.advice":
    "Check with your bank that it was sent, to the account on your deposit page and with your reference. If you didn't send it, there's nothing to do.",
  "expectedDeposit.end":
    "After {day}, we'll stop expecting it. If it arrives later, your reference is enough for us to credit it.",
  "expectedDeposit.reference": "Your reference",
  "expectedDeposit.view": "View account details",
  "payoutSent.subject": "Your withdrawal of {amount} was sent",
  "payoutSent.body": "We've sent your withdrawal of {amount}. It should arrive by {day}.",
  "payoutSent.reference": "Payment reference",
  "payoutSent.expectedBy": "Expected by",
  "payoutReturned.subject": "Your withdrawal of {amount} was returned",
  "payoutReturned.body":
    "Your withdrawal of {amount} was returned to us. The amount is back in your available balance.",
  "payoutsBlocked.subject": "Payouts from your account are blocked",
  "payoutsBlocked.body":
    "We've blocked payouts from your {brand} account. You can't withdraw until the block ends, and pending withdrawals won't be paid out.",
  "payoutsBlocked.effect": "You can still sign in and deposit. Your money stays in your wallet.",
  "payoutsBlocked.until": "Blocked until",
  "payoutsBlocked.advice": "If you have questions, contact support.",
  "payoutsUnblocked.subject": "Payouts from your account are no longer blocked",
  "payoutsUnblocked.body": "We've unblocked payouts from your {brand} account.",
  "payoutsUnblocked.effect": "Pending withdrawals will be reviewed as usual.",
  bankAccount: "Bank account {number}",
  iban: "IBAN {number}",
  otherBankAccount: "The bank account you described",
  "bankDetailsChanged.subject": "Your bank details were changed",
  "bankDetailsChanged.body":
    "The bank details for your {brand} account were changed and confirmed with your password. New withdrawals by bank transfer will go to the new account.",
  "bankDetailsChanged.pending":
    "Withdrawals you requested earlier will still go to the previous account.",
  "bankDetailsChanged.now": "New",
  "bankDetailsChanged.before": "Previous",
  "bankDetailsChanged.usableFrom": "Earliest payout",
} as const;
