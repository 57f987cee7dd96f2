/** Column headings and values of the CSV and Excel files of payouts. */
export default {
  sheet: "Payouts",
  reference: "Reference",
  amount: "Amount",
  currency: "Currency",
  method: "Method",
  bankTransfer: "Bank transfer",
  bitcoin: "Bitcoin",
  recipient: "Recipient",
  bank: "Bank",
  accountNumber: "Account number",
  routingNumber: "Routing number",
  iban: "IBAN",
  swift: "SWIFT/BIC",
  bitcoinAddress: "Bitcoin address",
  accountDetails: "Account details",
} as const;
