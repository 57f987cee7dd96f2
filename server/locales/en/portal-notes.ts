/** Reasons that the portal records for its own changes. */
export default {
  accountReset: "Canceled: the account was reset before its email address was verified.",
  accountClosed: "The account was closed.",
  newPassword: "The user set a new password.",
  walletClosed: "The wallet was closed.",
  moreRefusals: "Further refusals in this hour aren't recorded",
  newCustomer: "New customer",
  cryptoPaymentNotCreated: "Failed to create crypto payment",
  cryptoPaymentFailed: "Crypto payment failed",
  cryptoPaymentExpired: "Crypto payment expired",
  cryptoPaymentCanceled: "Crypto payment canceled",
  cryptoOrder: "Deposit {reference}",
  describedAccount: "Bank account described by the customer",
} as const;
