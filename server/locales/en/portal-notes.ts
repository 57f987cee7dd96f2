/** Texts that the portal records or sends in the operator's language. */
export default {
  newCustomer: "New customer",
  cryptoOrder: "Deposit {reference}",
  describedAccount: "Bank account described by the customer",
} as const;
