export default {
  too_many_movements:
    "You've requested {maximum, plural, one {# deposit or withdrawal} other {# deposits and withdrawals}} in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  account_may_not_move_money:
    "Your account isn't active. Deposits and withdrawals are disabled. Contact support.",
  payouts_blocked: "You can't withdraw until {until}. Payouts from your account are blocked.",
  payouts_frozen:
    "You stopped payouts from your account. To withdraw, go to Settings, then Payouts, and allow them again.",
  kyc_required:
    "{movement, select, deposit {Complete identity verification before you deposit.} other {Complete identity verification before you withdraw.}}",
  new_address:
    "This is a new address. Make the first withdrawal to it on the website and confirm it with your password.",
  no_wallet: "Failed to load wallet information. Please refresh the page.",
  invalid_amount: "Enter a valid amount",
  amount_above_maximum: "The maximum per transaction is {maximum}.",
  amount_within_fee: "The amount must be more than the fee of {fee}.",
  amount_too_small: "This amount is too small to convert.",
  rate_changed: "The exchange rate changed to {rate}. Review the new amount and confirm.",
  insufficient_funds: "Insufficient balance",
  day_exhausted:
    "The daily withdrawal limit has been reached. Enter a smaller amount or try again tomorrow.",
  day_share_exhausted:
    "You can withdraw up to {maximum} per day. Enter a smaller amount or try again tomorrow.",
  withdrawal_limit_reached:
    "You can withdraw {left} more within {period}. More becomes available on {frees}.",
  withdrawal_above_limit: "You can withdraw up to {left} within {period}.",
  deposit_limit_reached:
    "You can deposit {left} more within {period}. You can deposit more from {frees}.",
  deposit_above_limit: "You can deposit up to {left} within {period}.",
  no_bank_details: "Please add bank details first",
  invalid_address: "Please enter a valid wallet address",
  payee_known: "This account is already one of your payees: {payee}",
  too_many_payees: "You can have up to {maximum} payees. Remove one that you don't need.",
  payee_in_use:
    "Your withdrawal {reference} to this payee is still open. Remove the payee once it's paid or canceled.",
  payee_is_default: "This payee is the default. Make another one the default first.",
  no_card: "Add a card first.",
  card_expired: "This card has expired. Use another card.",
  card_not_a_test_number:
    "This is a demonstration. Use a test card, for example 4111 1111 1111 1111.",
  card_deposits_off: "Card deposits aren't available. Deposit with crypto instead.",
  bank_transfers_off: "Deposits by bank transfer aren't available for your wallet.",
  too_many_expected_deposits:
    "You can announce up to {maximum} transfers at a time. Cancel one that you didn't send, or send the new one without announcing it: the reference is enough.",
  expected_deposit_ended:
    "We no longer expect this transfer: it arrived, was canceled, or expired.",
  unknown_coin: "Choose one of the listed cryptocurrencies",
  below_coin_minimum: "Minimum amount is {min} {code}",
  coin_under_maintenance:
    "{name} is currently under maintenance. Please select another cryptocurrency.",
  forged_notice: "Invalid webhook signature.",
  crypto_payment_failed: "Failed to create crypto payment",
  status_change_refused: "You can only cancel a request that's still pending.",
  coins_received:
    "We've received crypto for this payment, so it can't be canceled. Send the rest before it expires, or let it expire and we'll review what we received.",
  amount_locked:
    "{state, select, pending {This amount can't be changed. Cancel the request and make a new one.} other {The amount can no longer be changed.}}",
  received_changed:
    "The gateway now confirms {received} of the {requested} requested. Reload the page and choose one of them.",
  draft_changed:
    "These details have changed since you opened the review. Check them again before you confirm.",
  draft_expired: "This request expired. Start again.",
  draft_ended:
    "This withdrawal can't be confirmed any more, because too many wrong codes were entered. Start a new one.",
  withdrawal_currency: "Withdrawals are in the currency of the wallet.",
} as const;
