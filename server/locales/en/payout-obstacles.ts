/** Why a payout can't be in a batch or a file, and what to do about it. */
export default {
  "why.payouts_stopped": "All payouts are stopped.",
  "advice.payouts_stopped": "Try again after payouts are resumed.",
  "why.payee_not_active": "The customer's account isn't active.",
  "advice.payee_not_active":
    "Have the account reactivated, or mark the withdrawal as pending and reject it.",
  "why.payee_kyc_rejected": "The customer's identity verification was rejected.",
  "advice.payee_kyc_rejected":
    "Wait until new documents are approved, or mark the withdrawal as pending and reject it.",
  "why.payee_blocked": "Payouts to this customer are blocked.",
  "advice.payee_blocked":
    "Have payouts unblocked, or mark the withdrawal as pending and reject it.",
  "why.payee_frozen": "The customer stopped payouts from their account.",
  "advice.payee_frozen":
    "Wait until the customer allows payouts again, or mark the withdrawal as pending and reject it.",
  "why.destination_waits":
    "The destination is too new to be paid, or two-factor authentication was just turned off.",
  "advice.destination_waits":
    "The withdrawal's page shows the earliest payout time. Add it to a batch after that.",
  "why.own_transaction": "It's your own withdrawal.",
  "advice.own_transaction": "Ask a colleague to send it.",
  "why.payout_in_batch": "It's in batch {batch}.",
  "advice.payout_in_batch": "Take it out of that batch first.",
  "why.payout_sent": "It was already sent.",
  "advice.payout_sent": "There's nothing to do.",
  "why.payout_ended":
    "{state, select, returned {It was already returned.} other {It has already arrived.}}",
  "advice.payout_ended": "There's nothing to do.",
  "why.destination_is_payer": "Its destination is the account that payouts leave from.",
  "advice.destination_is_payer": "Mark the withdrawal as pending and reject it.",
  "why.payout_destination_unknown": "Its destination is no longer on file.",
  "advice.payout_destination_unknown": "Mark the withdrawal as pending and reject it.",
  "why.payout_left_batch": "It was taken out of the batch.",
  "advice.payout_left_batch": "Add it to another batch.",
  "why.person_removed": "The customer was deleted.",
  "advice.person_removed": "Mark the withdrawal as pending and reject it.",
  "why.not_found": "There's no payout with this ID.",
  "advice.not_found": "Reload the list of payouts.",
  takeOut: "Take it out of the batch, then try again.",
  markReturned: "If the bank sent it back, mark it as returned, then try again.",
} as const;
