/** Fields that must always be re-entered: never sent back to a page, stored with a key, or logged. */
export const secretFields = [
  "password",
  "code",
  "currentPassword",
  "newPassword",
  "cardNumber",
  "cvv",
] as const;
