// What the documentation of several operations has in common.

/** Whatever brings files may bring one that is refused. */
export const fileRefusals = [
  "file_empty",
  "file_too_large",
  "file_type_refused",
  "file_image_too_big",
  "files_take_too_much",
  "files_unverified",
  "file_infected",
  "files_unchecked",
  "file_gone",
  "too_many_requests",
] as const;

/** A deposit in another currency is converted, at a rate that may have moved. */
export const conversionRefusals = ["rate_changed", "amount_too_small"] as const;

export const personPlace = "Id of the person";
export const transactionPlace = "Id of the transaction";
