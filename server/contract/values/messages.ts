/** Every refusal code with its words and HTTP status: the one catalogue that API and pages read. */
export const refusalWords = {
  validation_failed: { status: 400, message: "Validation failed" },
  malformed_body: { status: 400, message: "The request could not be read." },
  unsupported_media_type: { status: 415, message: "Send JSON, or multipart form data for files." },
  too_large: { status: 413, message: "What you sent is too large." },
  too_slow: {
    status: 408,
    message: "The upload stopped or came too slowly. Please send it again.",
  },
  unauthenticated: { status: 401, message: "Please sign in again." },
  wrong_credentials: { status: 401, message: "The email or the password is not right." },
  too_many_attempts: {
    status: 429,
    message: "Too many attempts. Please wait a few minutes and try again.",
  },
  too_many_requests: {
    status: 429,
    message: "You have done this very often. Please wait a while and try again.",
  },
  too_many_movements: {
    status: 429,
    message:
      "You have asked for {maximum} deposits and withdrawals in a short time. You can ask for the next one in {minutes}.",
  },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  not_found: { status: 404, message: "Not found" },
  method_not_allowed: {
    status: 405,
    message: "This address does not answer this method. The Allow header names those it does.",
  },
  account_suspended: { status: 403, message: "This account is suspended. Please contact support." },
  account_may_not_move_money: {
    status: 403,
    message: "Your account is not active, so money cannot be moved. Please contact support.",
  },
  kyc_required: {
    status: 403,
    message: "Please complete identity verification before you withdraw.",
  },
  email_taken: {
    status: 409,
    message: "An account with this email already exists. Sign in instead.",
  },
  email_in_use: {
    status: 409,
    message: "Somebody has an account with this email already. Search for it in the list of users.",
  },
  password_needed: { status: 403, message: "Please type your password again first." },
  sign_in_too_old: {
    status: 403,
    message: "It is a while since you typed your password. Please type it again first.",
  },
  second_factor_needed: {
    status: 401,
    message: "Please enter the code of your authenticator app.",
  },
  code_wrong: {
    status: 401,
    message: "This code is not right, or was used before. Please enter the next one.",
  },
  sign_in_expired: {
    status: 401,
    message: "The code was not entered in time. Please sign in again.",
  },
  second_factor_required: {
    status: 403,
    message: "Administrators need two-step sign-in here. Please set it up first.",
  },
  second_factor_on: { status: 409, message: "Two-step sign-in is on already." },
  second_factor_off: { status: 409, message: "Two-step sign-in is not on." },
  second_factor_not_begun: {
    status: 409,
    message: "Please begin to set up two-step sign-in first.",
  },
  own_second_factor: {
    status: 403,
    message: "Please turn off your own two-step sign-in in your settings.",
  },
  new_address: {
    status: 403,
    message:
      "Nothing was paid to this address before. The first withdrawal to it has to be made on the website, with your password.",
  },
  scope_missing: { status: 403, message: "This API token may not do this." },
  photo_erased: { status: 404, message: "This photo was erased once it was no longer needed." },
  person_removed: {
    status: 409,
    message: "This person was deleted, so nothing about them can be changed.",
  },
  last_admin: {
    status: 409,
    message: "This is the last active administrator. Make somebody else one first.",
  },
  username_taken: { status: 409, message: "This username is taken. Please choose another one." },
  username_reserved: {
    status: 409,
    message: "This username is reserved. Please choose another one.",
  },
  username_mixed: { status: 409, message: "Use letters of one alphabet only for the username." },
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
  reversal_exceeds_available: {
    status: 409,
    message:
      "This money has already been used: reversing it would make the available balance negative.",
  },
  no_fields: { status: 422, message: "No fields to update" },
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
  kyc_documents_missing: {
    status: 422,
    message: "This person has uploaded no identity documents, so there is nothing to approve.",
  },
  own_standing: {
    status: 403,
    message: "Another administrator has to change your own account or verification status.",
  },
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
  file_too_large: { status: 422, message: "{name} is larger than 10 MB." },
  file_empty: { status: 422, message: "{name} is empty. Please choose another file." },
  file_not_an_image: {
    status: 422,
    message: "{name} is not a photo. Please choose a JPEG, PNG or WebP image.",
  },
  file_type_refused: { status: 422, message: "{name} is not an image or a PDF that can be read." },
  file_image_too_big: {
    status: 422,
    message: "{name} has too many pixels. Please send a smaller picture.",
  },
  files_take_too_much: {
    status: 422,
    message: "You have handed in as much as is kept for one person. Please contact support.",
  },
  files_unverified: {
    status: 422,
    message:
      "Please confirm your email address before you upload more. The link is in the message that we sent you when you signed up.",
  },
  file_infected: {
    status: 422,
    message: "{name} was found to hold a virus, or something like one. It was not kept.",
  },
  files_unchecked: {
    status: 503,
    message:
      "Files cannot be checked for viruses at the moment, so none are taken. Please try again in a few minutes.",
  },
  file_gone: {
    status: 422,
    message: "A file that was kept for you has expired. Please choose it again.",
  },
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
  mail_on_its_way: {
    status: 409,
    message: "This message is sent already, or on its way at this moment.",
  },
  mail_erased: {
    status: 410,
    message:
      "The text of this message was erased when it was of no use any more, so it cannot be sent again.",
  },
  second_approval_needed: {
    status: 409,
    message:
      "Two administrators have to agree to this here. Propose it, and a second one approves it.",
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
      "The balances have changed since this was proposed, so it cannot be approved. Refuse it, and have it proposed anew.",
  },
  decide_first: {
    status: 409,
    message: "This deposit is still pending: approve or reject it instead.",
  },
  not_in_review: { status: 409, message: "Nothing is in doubt about this payment any more." },
  period_too_long: {
    status: 422,
    message: "Choose at most {maximum} days, the first of them first.",
  },
  ledger_too_long: {
    status: 409,
    message:
      "This ledger is too long to be proved while somebody waits. Run npm run ledger:verify where the portal runs; its verdict appears here.",
  },
  selection_decided: {
    status: 409,
    message: "This selection was decided already. Here is what became of it.",
  },
  search_too_wide: {
    status: 422,
    message: "More than {maximum} begin like this. Please type more of it.",
  },
  page_too_deep: {
    status: 422,
    message: "Pages do not reach so far. Narrow the list by dates to see what is older.",
  },
  not_pending: { status: 409, message: "This transaction is no longer pending." },
  same_status: { status: 409, message: "The transaction already has this status." },
  own_transaction: {
    status: 403,
    message: "Another administrator has to decide about your own transaction.",
  },
  changed_by_someone_else: {
    status: 409,
    message: "This was changed by someone else in the meantime. Here is the current state.",
  },
  key_reused: {
    status: 409,
    message: "This form was already used for something else. Please start again.",
  },
  draft_expired: {
    status: 410,
    message: "This request was not confirmed in time. Please start again.",
  },
  link_expired: {
    status: 410,
    message: "This link has expired or was used already. Please ask for a new one.",
  },
  not_offered: {
    status: 501,
    message:
      "The service behind this portal does not offer this step, so nothing was sent. Please contact support.",
  },
  unavailable: {
    status: 503,
    message: "The service is busy or out of reach. Please try again in a moment.",
  },
  outcome_unknown: {
    status: 503,
    message:
      "The connection was lost before the result was confirmed, so this may have been done. Send the same again: with the same key it is carried out only once.",
  },
  internal: {
    status: 500,
    message:
      "Something went wrong on our side. Please look whether it was done before you try again.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusalWords;

/** The sentence for a code, with `{name}` places filled. */
export function wordsFor(code: RefusalCode, values: Record<string, string> = {}): string {
  return refusalWords[code].message.replace(
    /\{(\w+)\}/g,
    (place, name: string) => values[name] ?? place,
  );
}
