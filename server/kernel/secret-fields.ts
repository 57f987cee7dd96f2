/** Fields that are typed anew each time: never sent back to a page, kept with a key, or logged. */
export const secretFields = [
  "password",
  "code",
  "currentPassword",
  "newPassword",
  "cardNumber",
  "cvv",
] as const;
