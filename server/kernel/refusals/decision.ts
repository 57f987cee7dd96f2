// Refusals of what an administrator decides about transactions, balances and wallets.
import type { RefusalMessages } from "./refusal-messages";

export const decisionRefusals = {
  reversal_exceeds_available: {
    status: 409,
    message:
      "This money has already been used: reversing it would make the available balance negative.",
  },
  balance_invalid: { status: 422, message: "Enter an amount of zero or more" },
  balance_above_maximum: { status: 422, message: "The most for a balance is {maximum}." },
  below_open_holds: {
    status: 422,
    message: "Open requests hold {amount}: the pending withdrawal cannot be less.",
  },
  total_below_parts: {
    status: 422,
    message: "The parts add up to {amount}: the total cannot be less.",
  },
  approval_pending: {
    status: 409,
    message: "This waits for a second approval already. See the approval requests.",
  },
  second_approver_missing: {
    status: 409,
    message:
      "This takes two members of staff, and nobody else could approve it. An owner can give somebody the role.",
  },
  role_too_new: {
    status: 409,
    message:
      "You were given a staff role, or gave one, less than 24 hours ago. Until {until} you cannot ask for or approve amounts that take two people.",
  },
  second_owner_missing: {
    status: 409,
    message:
      "A second owner has to approve this, and nobody can: neither you nor the person it is about. Reactivate an owner, or make somebody else an owner first.",
  },
  payee_not_active: {
    status: 409,
    message:
      "The customer's account is not active, so nothing is paid out. Reject the withdrawal, or have the account reactivated first.",
  },
  payee_kyc_rejected: {
    status: 409,
    message:
      "The customer's identity check was rejected, so nothing is paid out. Reject the withdrawal, or wait for new documents.",
  },
  payee_on_hold: {
    status: 409,
    message:
      "Payouts to this customer are on hold. Reject the withdrawal, or have the hold lifted first.",
  },
  payee_frozen: {
    status: 409,
    message:
      "The customer stopped payouts from their account. Reject the withdrawal, or wait until they allow payouts again.",
  },
  destination_waits: {
    status: 409,
    message:
      "The destination is new, so this withdrawal can't be paid out yet. Its page says from when it can.",
  },
  payouts_stopped: {
    status: 409,
    message:
      "All payouts are stopped. Reject the withdrawal, or wait until payouts are started again.",
  },
  payouts_stopped_already: { status: 409, message: "All payouts are stopped already." },
  hold_until_invalid: {
    status: 422,
    message: "Choose a time in the future, at most a year from now",
  },
  payout_sent: {
    status: 409,
    message:
      "The money of this withdrawal was sent. If it came back, mark the payout as returned instead.",
  },
  payout_in_batch: {
    status: 409,
    message: "This payout is in batch {batch}. Cancel the batch first.",
  },
  payout_not_sent: { status: 409, message: "This payout was not sent yet." },
  payout_ended: { status: 409, message: "This payout is {state} already." },
  payout_not_payable: { status: 409, message: "{reference} cannot be sent: {why}" },
  payout_batch_ended: { status: 409, message: "This batch is closed already." },
  payout_batch_not_released: {
    status: 409,
    message: "A colleague has to release this batch before its file can be downloaded.",
  },
  own_payout_batch: {
    status: 403,
    message: "Another member of staff has to release the batch that you prepared.",
  },
  preparer_may_not: {
    status: 409,
    message:
      "Whoever prepared this batch may no longer do so. Cancel it, and have somebody prepare it again.",
  },
  bank_file_stopped: {
    status: 409,
    message: "All payouts are stopped. Download the file once payouts are started again.",
  },
  payout_file_missing: { status: 404, message: "This batch has no payouts for such a file." },
  payout_day_past: { status: 422, message: "Enter today or a later day" },
  own_wallet: { status: 403, message: "Another administrator has to change your own wallet." },
  wallet_missing: { status: 404, message: "This person has no wallet." },
  wallet_exists: { status: 409, message: "This person has a wallet already." },
  wallet_has_money: {
    status: 409,
    message:
      "There is still {amount} in this wallet. Please confirm that it should be closed all the same.",
  },
  wallet_closed: {
    status: 409,
    message: "The wallet of this transaction is closed, so its money can no longer move.",
  },
  reference_taken: {
    status: 409,
    message: "This reference is used already. Please choose another one.",
  },
  second_approval_needed: {
    status: 409,
    message: "This takes two people. Propose it, and a colleague approves it.",
  },
  proposal_decided: {
    status: 409,
    message: "This proposal is closed already. Here is what became of it.",
  },
  own_proposal: {
    status: 403,
    message: "Another administrator has to decide about what you proposed. You can withdraw it.",
  },
  not_own_proposal: {
    status: 403,
    message: "Only the administrator who proposed this can withdraw it. You can refuse it.",
  },
  proposal_outdated: {
    status: 409,
    message:
      "This has changed since it was proposed, so it cannot be approved. Refuse it, and have it proposed anew.",
  },
  requester_may_not: {
    status: 409,
    message:
      "Whoever asked for this may no longer do so, so it cannot be approved. Refuse it, and ask for it yourself if it is right.",
  },
  decide_first: {
    status: 409,
    message: "This deposit is still pending: approve or reject it instead.",
  },
  not_in_review: { status: 409, message: "Nothing is in doubt about this payment any more." },
  ledger_too_long: {
    status: 409,
    message:
      "This ledger is too long to be proved while somebody waits. Run npm run ledger:verify where the portal runs; its verdict appears here.",
  },
  selection_decided: {
    status: 409,
    message: "This selection was decided already. Here is what became of it.",
  },
  not_pending: { status: 409, message: "This transaction is no longer pending." },
  same_status: { status: 409, message: "The transaction already has this status." },
  own_transaction: {
    status: 403,
    message: "Another administrator has to decide about your own transaction.",
  },
} as const satisfies RefusalMessages;
