/** What the portal itself writes beside a change, where staff give a reason. */
export default {
  accountReset: "Cancelled: the account was reset before its email address was verified.",
  accountClosed: "The account was closed.",
  walletClosed: "The wallet was closed.",
  moreRefusals: "Further ones of this hour are not noted",
  newCustomer: "New customer",
  cryptoPaymentNotCreated: "Failed to create crypto payment",
  cryptoPaymentFailed: "Crypto payment failed",
  cryptoPaymentExpired: "Crypto payment expired",
  cryptoPaymentCanceled: "Crypto payment canceled",
  cryptoOrder: "Deposit {reference}",
  describedAccount: "Bank account described by the customer",
} as const;
