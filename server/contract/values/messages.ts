/** Every refusal code with its words and HTTP status: the one catalogue that API and pages read. */
export const refusalWords = {
  validation_failed: { status: 400, message: "Validation failed" },
  malformed_body: { status: 400, message: "The request could not be read." },
  unsupported_media_type: { status: 415, message: "Send JSON, or multipart form data for files." },
  too_large: { status: 413, message: "What you sent is too large." },
  unauthenticated: { status: 401, message: "Please sign in again." },
  wrong_credentials: { status: 401, message: "The email or the password is not right." },
  too_many_attempts: { status: 429, message: "Too many attempts. Please wait a few minutes and try again." },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  not_found: { status: 404, message: "Not found" },
  account_suspended: { status: 403, message: "This account is suspended. Please contact support." },
  account_may_not_move_money: {
    status: 403,
    message: "Your account is not active, so money cannot be moved. Please contact support.",
  },
  kyc_required: { status: 403, message: "Please complete identity verification before you withdraw." },
  email_taken: { status: 409, message: "An account with this email already exists. Sign in instead." },
  username_taken: { status: 409, message: "This username is taken. Please choose another one." },
  no_wallet: { status: 404, message: "Failed to load wallet information. Please refresh the page." },
  invalid_amount: { status: 422, message: "Enter a valid amount" },
  amount_above_maximum: { status: 422, message: "The most for one movement is {maximum}." },
  insufficient_funds: { status: 422, message: "Insufficient balance" },
  reversal_exceeds_available: {
    status: 409,
    message: "This money has already been used: reversing it would make the available balance negative.",
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
  file_too_large: { status: 422, message: "{name} is larger than 10 MB." },
  file_type_refused: { status: 422, message: "{name} is not an image or a PDF that can be read." },
  file_image_too_big: { status: 422, message: "{name} has too many pixels. Please send a smaller picture." },
  file_gone: { status: 422, message: "A file that was kept for you has expired. Please choose it again." },
  status_change_refused: { status: 403, message: "You can only cancel a request that is still pending." },
  amount_locked: { status: 403, message: "The amount can no longer be changed." },
  not_pending: { status: 409, message: "This transaction is no longer pending." },
  same_status: { status: 409, message: "The transaction already has this status." },
  own_transaction: { status: 403, message: "Another administrator has to decide about your own transaction." },
  changed_by_someone_else: {
    status: 409,
    message: "This was changed by someone else in the meantime. Here is the current state.",
  },
  key_reused: { status: 409, message: "This form was already used for something else. Please start again." },
  draft_expired: { status: 410, message: "This request was not confirmed in time. Please start again." },
  not_offered: { status: 501, message: "The service behind this portal does not offer this step, so nothing was sent. Please contact support." },
  unavailable: { status: 503, message: "The service is busy or out of reach. Please try again in a moment." },
  internal: { status: 500, message: "Something went wrong on our side. Please look whether it was done before you try again." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusalWords;

/** The sentence for a code, with `{name}` places filled. */
export function wordsFor(code: RefusalCode, values: Record<string, string> = {}): string {
  return refusalWords[code].message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
