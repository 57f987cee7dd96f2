export default {
  payoutsStopped: "All payouts are stopped",
  payoutsBlocked: "Payouts to this customer are blocked until {until}",
  payoutsFrozen: "The customer stopped payouts from their account",
  destinationWaits: "New destination or 2FA turned off: can't be paid out before {until}",
  newAddress: "First withdrawal to this address",
  cardAdded: "Card added {span} {side, select, after {after} other {before}} the request",
  bankDetailsSaved:
    "Bank details saved {span} {side, select, after {after} other {before}} the request",
  cardReplaced: "Card removed or replaced since the request",
  bankDetailsReplaced: "Bank account removed or replaced since the request",
  holderUnknown: "Account holder can't be compared: free-text account details",
  cardHolderMismatch: "Cardholder “{holder}” doesn't match the customer's name",
  accountHolderMismatch: "Account holder “{holder}” doesn't match the customer's name",
  toPayer: "The destination is the account that payouts leave from",
  cardShared: "Card also used by {count, plural, one {another customer} other {# other customers}}",
  bankAccountShared:
    "Bank account also used by {count, plural, one {another customer} other {# other customers}}",
  addressShared:
    "Address also used by {count, plural, one {another customer} other {# other customers}}",
  otherCardShared:
    "The customer has another card that is also used by {count, plural, one {another customer} other {# other customers}}",
  otherBankAccountShared:
    "The customer has another bank account that is also used by {count, plural, one {another customer} other {# other customers}}",
  otherAddressShared:
    "The customer has another address that is also used by {count, plural, one {another customer} other {# other customers}}",
  afterDeposit: "Requested {span} after a deposit of {amount} was credited ({at})",
  createdByStaff: "Account created by {name}, a staff member, on {at}",
  firstWithdrawal: "First withdrawal",
  amountEdited: "Staff changed the amount after the request (was: {amount})",
  largestDeposit: "Larger than any earlier deposit (largest: {amount})",
  largestWithdrawal: "Larger than any earlier withdrawal (largest: {amount})",
  manyRequests: "{count, plural, one {# request} other {# requests}} within an hour",
  accountNotActive:
    "{status, select, suspended {Account is suspended} pending {Account is pending} other {Account is inactive}}",
  kycNotApproved:
    "Identity not approved: {status, select, pending {pending} rejected {rejected} other {not submitted}}",
  kycCheckedOutside: "Identity checked outside the portal: approved without documents",
  emailUnverified: "Email not confirmed",
  passwordChanged:
    "Password changed {span} {side, select, after {after} other {before}} the request",
  secondFactorChanged:
    "Two-factor authentication changed {span} {side, select, after {after} other {before}} the request",
  staffName: "Has the name of a staff member, or one that looks like it, but is a customer",
  nameChangedAlone: "Name changed {span} ago by the customer",
  nameChangedBy: "Name changed {span} ago by {name}",
  nameRequested: "New name requested {span} ago and not decided yet: “{name}”",
  staffNameRequested:
    "New name requested {span} ago and not decided yet: “{name}”, which looks like a staff member's name",
  lessThanAMinute: "less than a minute",
} as const;
