// Refusals of what a customer asks for: deposits, withdrawals, conversions and coins.
import type { RefusalMessages } from "./refusal-messages";

export const paymentRefusals = {
  too_many_movements: {
    status: 429,
    message:
      "You have asked for {maximum} deposits and withdrawals in a short time. You can ask for the next one in {minutes}.",
  },
  account_may_not_move_money: {
    status: 403,
    message: "Your account is not active, so money cannot be moved. Please contact support.",
  },
  payouts_on_hold: {
    status: 403,
    message: "Payouts from your account are on hold until {until}, so you can't withdraw now.",
  },
  payouts_frozen: {
    status: 403,
    message:
      "You stopped payouts from your account. Allow them again in Settings, Payouts, before you withdraw.",
  },
  kyc_required: {
    status: 403,
    message: "Please complete identity verification before you withdraw.",
  },
  new_address: {
    status: 403,
    message:
      "Nothing was paid to this address before. The first withdrawal to it has to be made on the website, with your password.",
  },
  no_wallet: {
    status: 404,
    message: "Failed to load wallet information. Please refresh the page.",
  },
  invalid_amount: { status: 422, message: "Enter a valid amount" },
  amount_above_maximum: { status: 422, message: "The most for one movement is {maximum}." },
  amount_too_small: { status: 422, message: "This amount is too small to be converted." },
  rate_changed: {
    status: 409,
    message: "The exchange rate is now {rate}. Please look at the new amount before you confirm.",
  },
  insufficient_funds: { status: 422, message: "Insufficient balance" },
  day_exhausted: {
    status: 422,
    message:
      "Withdrawals have reached what can be asked for in a day. Please ask for less, or try again tomorrow.",
  },
  day_share_exhausted: {
    status: 422,
    message:
      "One customer can withdraw at most {maximum} in a day at present. Please ask for less, or try again tomorrow.",
  },
  no_bank_details: { status: 422, message: "Please add bank details first" },
  invalid_address: { status: 422, message: "Please enter a valid wallet address" },
  no_card: { status: 422, message: "Please add a card first." },
  card_expired: { status: 422, message: "This card has expired. Please use another card." },
  card_not_a_test_number: {
    status: 422,
    message: "This is a demonstration. Use a test card, for example 4111 1111 1111 1111.",
  },
  card_deposits_off: { status: 403, message: "Card deposits are switched off." },
  unknown_coin: { status: 422, message: "Please choose one of the cryptocurrencies on offer." },
  below_coin_minimum: { status: 422, message: "Minimum amount is {min} {code}" },
  coin_under_maintenance: {
    status: 422,
    message: "{name} is currently under maintenance. Please select another cryptocurrency.",
  },
  forged_notice: { status: 401, message: "The signature of this notice is not right." },
  crypto_payment_failed: { status: 502, message: "Failed to create crypto payment" },
  status_change_refused: {
    status: 403,
    message: "You can only cancel a request that is still pending.",
  },
  coins_received: {
    status: 409,
    message:
      "Coins have come in for this payment, so it can't be cancelled. Send the rest in time, or wait until it expires: then we review what came in.",
  },
  amount_locked: { status: 403, message: "The amount can no longer be changed." },
  draft_expired: {
    status: 410,
    message: "This request was not confirmed in time. Please start again.",
  },
} as const satisfies RefusalMessages;
