export default {
  reason: "Reason",
  loading: "Loading...",
  cancel: "Cancel",
  newTab: "(opens in a new tab)",
  viewDocument: "View document",
  accessBankDetails: "Reveal bank details",
  fullBankDetails: "Full bank details",
  accessPayee: "Reveal payee",
  fullPayee: "Full payee",
  payeeOf: "{masked}, payee of {name}",
  labeledPayeeOf: "{label}, {masked}, payee of {name}",
  accessCardDeposit: "Reveal card and photos",
  cardDeposit: "Card and photos",
  erased: "Erased",
  cvvErasedOn: "CVV erased on {day}",
  accessPhotos: "Reveal photos",
  photoOfCard: "Photo of the card",
  side: "Side",
  accessCard: "Reveal card",
  fullCard: "Full card details",
  cardOf: "Card of {name}",
  accessDestination: "Reveal destination",
  fullDestination: "Full destination",
  shownOnce:
    "Shown once. This access was logged with your reason, and the customer can see it in their data access log.",
  done: "Done",
  reasonHint:
    "The customer will see this reason in their data access log, and by email if their address is confirmed.",
  access: "Reveal",
  passwordHint:
    "Required unless you entered it in the last {minutes, plural, one {minute} other {# minutes}}.",
  region: "Region",
  bankDetailsOf: "Bank details of {name}",
  notStored: "Not stored",
  card: "Card",
  number: "Number",
  nameOnCard: "Name on card",
  expires: "Expires",
  cvv: "CVV",
  depositOf: "Deposit of {amount}, {name}",
  "side.front": "Front",
  "side.back": "Back",
  "sideOfCard.front": "Front of the card",
  "sideOfCard.back": "Back of the card",
  backHint: "Stored until the deposit is reviewed, 24 hours at most.",
  photosOf: "Card photos of {name}",
  maskedCardOf: "{name}: {card}",
  noCardOf: "{name}: no card saved",
  withdrawalTo: "Withdrawal of {amount}, {name}, to {destination}",
  withdrawalToUnknown: "Withdrawal of {amount}, {name}, destination not stored",
  walletAddress: "Wallet address",
} as const;

export const staffSensitiveDataEmails = {
  "sensitiveData.subject": "A staff member viewed your details",
  "sensitiveData.body":
    "A {brand} staff member viewed information in your account that is normally masked. Every view requires a reason and is permanently logged.",
  "sensitiveData.viewed": "Viewed",
} as const;

export const staffSensitiveDataEmailKinds = {
  sensitive_data_accessed: "Details viewed by staff",
} as const;

export const staffSensitiveDataAuditActions = {
  "destination.accessed": "Revealed a withdrawal destination",
} as const;
