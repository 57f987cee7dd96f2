// Refusals of a request as such: its form, its size, how often it came, and what became of it.
import type { RefusalMessages } from "./refusal-messages";

export const requestRefusals = {
  validation_failed: { status: 400, message: "Validation failed" },
  malformed_body: { status: 400, message: "The request could not be read." },
  unsupported_media_type: { status: 415, message: "Send JSON, or multipart form data for files." },
  too_large: { status: 413, message: "What you sent is too large." },
  too_slow: {
    status: 408,
    message: "The upload stopped or came too slowly. Please send it again.",
  },
  too_many_requests: {
    status: 429,
    message: "You have done this very often. Please wait a while and try again.",
  },
  not_found: { status: 404, message: "Not found" },
  method_not_allowed: {
    status: 405,
    message: "This address does not answer this method. The Allow header names those it does.",
  },
  no_fields: { status: 422, message: "No fields to update" },
  period_too_long: {
    status: 422,
    message: "Choose at most {maximum} days, the first of them first.",
  },
  search_too_wide: {
    status: 422,
    message: "More than {maximum} match. Please type more of it.",
  },
  page_too_deep: {
    status: 422,
    message: "Pages do not reach so far. Narrow the list by dates to see what is older.",
  },
  changed_by_someone_else: {
    status: 409,
    message: "This was changed by someone else in the meantime. Here is the current state.",
  },
  key_reused: {
    status: 409,
    message: "This form was already used for something else. Please start again.",
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
} as const satisfies RefusalMessages;
