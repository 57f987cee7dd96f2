export const bankRegions = ["USA", "EUROPE", "OTHERS"] as const;
export type BankRegion = (typeof bankRegions)[number];

/** Fields of each region's block, in the order the form asks for them. */
export const bankFields = {
  USA: ["recipientName", "bankName", "accountNumber", "routingNumber"],
  EUROPE: ["recipientName", "accountNumber", "iban", "swiftCode"],
  OTHERS: ["description", "documentUrl"],
} as const;

export const bankFieldLabels: Record<string, string> = {
  recipientName: "Recipient name",
  bankName: "Bank name",
  accountNumber: "Account number",
  routingNumber: "Routing number",
  iban: "IBAN",
  swiftCode: "SWIFT/BIC code",
  description: "Account details description",
  documentUrl: "Document",
};
