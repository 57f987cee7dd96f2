export default {
  validation_failed: "Validation failed",
  malformed_body: "The request body couldn't be read. Check its format.",
  wrong_encoding: "The request body isn't valid UTF-8. Send it in that encoding.",
  unsupported_media_type: "Send JSON, or multipart form data for files.",
  too_large: "The request body is too large. Send a smaller one.",
  too_many_parts:
    "The form has more than {maximum, plural, one {# part} other {# parts}}. Send fewer fields and files.",
  too_slow: "The upload stopped or was too slow. Try again.",
  too_many_requests: "Too many requests. Try again later.",
  not_found: "Not found",
  method_not_allowed: "This method isn't allowed here. The Allow header lists the ones that are.",
  no_fields: "No fields to update",
  period_too_long:
    "Choose a range of up to {maximum, plural, one {# day} other {# days}}, starting with the earlier date.",
  search_too_wide: "More than {maximum, number} results match. Refine your search.",
  page_too_deep: "Filter by date to see older results.",
  changed_by_someone_else:
    "Someone else changed this in the meantime. Review the current version before you save again.",
  key_reused: "This form was already used for another request. Start again.",
  not_offered: "This step isn't available here, and nothing was sent. Contact support.",
  unavailable: "The service is temporarily unavailable. Try again in a moment.",
  outcome_unknown:
    "We couldn't confirm the result: your request may have gone through. Repeat the request with the same Idempotency-Key; without one, check first whether it went through.",
  internal: "Something went wrong. Check whether your request went through before you try again.",
} as const;
