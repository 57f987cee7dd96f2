export default {
  reversal_exceeds_available:
    "These funds have been spent. Reversing would make the available balance negative.",
  balance_invalid: "Enter an amount of zero or more",
  balance_above_maximum: "The maximum balance is {maximum}.",
  below_open_holds: "Pending withdrawals can't be lower than open requests ({amount}).",
  total_below_parts: "The total can't be lower than the sum of its parts ({amount}).",
  approval_pending: "This is already waiting for a second approval. See Approval requests.",
  too_many_approval_requests:
    "You've filed {maximum, plural, one {# approval request} other {# approval requests}} in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  too_many_open_requests:
    "You have {maximum, plural, one {# open approval request} other {# open approval requests}}, the most that one person can have. Cancel some of them, or ask a colleague to decide.",
  second_approver_missing:
    "This needs a second person's approval, and no one else has a role that can give it. An owner can assign one.",
  role_too_new:
    "You received or assigned a staff role in the last 24 hours. Until {until}, you can't request or approve this.",
  second_owner_missing:
    "This needs the approval of an owner other than you and the person it affects. Reactivate an owner or make someone else an owner first.",
  suspension_unconfirmed:
    "You suspended {name}, and no other owner has confirmed it yet. Have it confirmed or end it before you suspend someone else.",
  payee_not_active:
    "The customer's account isn't active, so payouts are blocked. Reject the withdrawal or have the account reactivated first.",
  payee_kyc_rejected:
    "The customer's identity verification was rejected, so payouts are blocked until new documents are approved.",
  payee_blocked:
    "Payouts to this customer are blocked. Reject the withdrawal or have payouts unblocked first.",
  payee_frozen:
    "The customer stopped payouts from their account. Reject the withdrawal or wait until they allow payouts again.",
  destination_waits:
    "The destination is new or two-factor authentication was just turned off, so this withdrawal can't be paid out yet. The transaction page shows the earliest payout time.",
  payouts_stopped:
    "All payouts are stopped. Reject the withdrawal or wait until payouts are resumed.",
  payouts_stopped_already: "All payouts are already stopped.",
  block_until_invalid: "Choose a time within the next year",
  payout_sent:
    "This withdrawal was sent. If the money was returned, mark the payout as returned instead.",
  payout_in_batch: "This payout is in batch {batch}. Take it out of the batch first.",
  payout_not_sent: "This payout hasn't been sent yet.",
  payout_ended:
    "{state, select, returned {This payout was already returned.} other {This payout has already arrived.}}",
  payout_not_payable: "{reference} can't be paid out. {why}",
  destination_is_payer: "Its destination is the account that payouts leave from.",
  payout_destination_unknown: "Its destination is no longer on file.",
  payout_left_batch: "It was taken out of the batch.",
  payout_not_in_batch: "This payout isn't in a batch.",
  receiving_account_unknown: "This receiving account doesn't exist. Choose one from the list.",
  bank_statement_known: "This file was already imported as “{name}” on {at}.",
  bank_statement_open:
    "Another import for this account isn't finished. Confirm or discard it first.",
  bank_statement_unreadable:
    "The file isn't a bank statement. Upload camt.053, MT940 or CSV, as downloaded from the bank.",
  bank_statement_faulty: "{fault}",
  bank_statement_other_account: "The statement is of another account: {found}.",
  bank_statement_ended: "This import was already confirmed, discarded or undone.",
  own_bank_statement:
    "You uploaded this statement, mapped its columns or asked to undo it. Another staff member must confirm.",
  bank_statement_spent:
    "Line {place} can't be taken back: the customer has spent the money of deposit {reference}.",
  bank_line_blocks_undo:
    "{state, select, payout_returned {Line {place} brought back a payout.} other {Line {place} is being returned to its payer.}} Such an import can't be undone as a whole.",
  bank_line_decided: "This line was already decided.",
  bank_line_direction: "This isn't possible for money that left the account.",
  level_needs_identity: "The identity has to be verified with documents first.",
  level_unchanged: "The user's level is already this one.",
  limit_raise_currency: "Limits are raised in the currency of the customer's wallet, {currency}.",
  limit_raise_unlimited: "The customer's level has no limit here that could be raised",
  limit_raise_too_low: "Enter more than {limit}, the limit of the customer's level",
  limit_raise_contradiction:
    "The limit of 30 days is {limit}. Enter no more than that, or raise it, too",
  limit_raise_until_invalid: "Choose a day within the next 90 days",
  limit_raise_missing: "This limit isn't raised.",
  bank_line_not_possible: "{why}",
  own_bank_line: "You assigned this line. Another person must decide about the name.",
  bank_return_ended: "This return was already sent, closed or canceled.",
  bank_return_not_approved: "Another staff member must approve this return first.",
  own_bank_return: "You asked for this return. Another staff member must approve it.",
  csv_columns_missing: "Enter this column, or choose another way in which amounts are written",
  customer_unknown: "No customer has this email, username or reference.",
  payout_unknown: "No payout or batch has this reference.",
  payout_batch_ended: "This batch is already closed.",
  payout_batch_sent:
    "The bank already has payouts of this batch. If money was sent back, mark its payout as returned instead.",
  payout_batch_not_released: "Another staff member must release this batch first.",
  payout_file_not_downloaded:
    "No one has downloaded the current file for {file}. Download it and upload it to the bank first.",
  never_sent_reason_missing: "Enter why it's certain that the bank doesn't have this",
  own_payout_batch: "You prepared this batch. Another staff member must release it.",
  preparer_may_not:
    "The person who prepared this batch no longer has the required role. Cancel the batch and have someone else prepare a new one.",
  bank_file_stopped: "All payouts are stopped. Download the file after payouts are resumed.",
  payout_file_missing: "This batch has no payouts for this file.",
  payout_day_past: "Enter today's date or a later one",
  own_wallet: "You can't change your own wallet. Ask a colleague.",
  wallet_missing: "This user doesn't have a wallet.",
  wallet_exists: "This user already has a wallet.",
  wallet_has_money: "This wallet has a balance of {amount}. Confirm to delete it anyway.",
  wallet_closed: "The wallet of this transaction was deleted, so its funds can't be moved.",
  reference_taken: "This reference is already in use. Choose another one.",
  second_approval_needed: "This needs a second person's approval. See Approval requests.",
  approval_request_decided: "This approval request is already closed.",
  own_approval_request: "You can't review your own request. You can cancel it.",
  not_own_approval_request:
    "Only the person who made this request can cancel it. You can reject it.",
  approval_request_outdated:
    "Something has changed since this was requested, so it can't be approved. Reject it and submit a new request.",
  requester_may_not:
    "The person who requested this is no longer allowed to do it, so it can't be approved. Reject it, and request it yourself if it's correct.",
  decide_first: "This deposit is still pending. Approve or reject it instead.",
  not_in_review: "This payment no longer needs a review.",
  ledger_too_long:
    "The ledger is too large to check here. Run portal ledger:verify on the server. Its result will appear here.",
  bulk_action_decided: "This selection was already processed.",
  bulk_not_selected: "This transaction wasn't selected.",
  not_pending: "This transaction is no longer pending.",
  same_status: "The transaction already has this status.",
  own_transaction: "You can't review your own transaction. Ask a colleague.",
} as const;
