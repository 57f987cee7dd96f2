import { payeesAuditActions, payeesEmailKinds, payeesEmails } from "./payees";

export default {
  title: "Bank details",
  update: "Update bank details",
  add: "Add bank details",
  regionOfBank: "Bank region",
  documentFile: "Document file",
  documentFileHint: "Or upload an image or PDF with the account details (10 MB max).",
  stepUpHint: "For your security, enter your password to change payout details.",
  saving: "Saving...",
  save: "Save bank details",
  cancel: "Cancel",
  documentLink: "Document link",
  noneSaved: "No bank details saved",
  noneSavedHint: "Add your bank details to withdraw by bank transfer.",
  region: "Region",
  earliestPayout: "Earliest payout",
  viewDocument: "View document",
  documentLinkHint:
    "Link to a document with the account details, such as https://example.com/account.pdf",
  descriptionHint: "Bank name, account number and any routing details",
  numberOnFile: "On file: {number}. Re-enter the full number.",
  saved: "Bank details saved",
  "field.recipientName": "Recipient name",
  "field.bankName": "Bank name",
  "field.accountNumber": "Account number",
  "field.routingNumber": "Routing number",
  "field.iban": "IBAN",
  "field.swiftCode": "SWIFT/BIC code",
  "field.description": "Account details description",
  "field.documentUrl": "Document",
} as const;

export const bankDetailsEmails = {
  bankAccount: "Bank account {number}",
  iban: "IBAN {number}",
  otherBankAccount: "The bank account you described",
  "bankDetailsChanged.subject": "Your bank details were changed",
  "bankDetailsChanged.body":
    "The bank details for your {brand} account were changed and confirmed with your password. New withdrawals by bank transfer will go to the new account.",
  "bankDetailsChanged.pending":
    "Withdrawals you requested earlier will still go to the previous account.",
  "bankDetailsChanged.now": "New",
  "bankDetailsChanged.before": "Previous",
  "bankDetailsChanged.usableFrom": "Earliest payout",
  ...payeesEmails,
} as const;

export const bankDetailsEmailKinds = {
  bank_details_changed: "Bank details changed",
  ...payeesEmailKinds,
} as const;

export const bankDetailsAuditActions = {
  "bank_details.saved": "Saved bank details",
  "bank_details.accessed": "Revealed bank details",
  ...payeesAuditActions,
} as const;
