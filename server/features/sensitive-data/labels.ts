// The kinds of sensitive data that administrators may access.
export const sensitiveItems = [
  "card",
  "card_photo",
  "card_deposit",
  "bank_details",
  "destination",
  "document",
] as const;
export type SensitiveItem = (typeof sensitiveItems)[number];

export const cardSides = ["front", "back"] as const;

export const sensitiveItemLabels: Readonly<Record<SensitiveItem, string>> = {
  card: "Card number",
  card_photo: "Photo of your card",
  card_deposit: "Card number and photos of a deposit",
  bank_details: "Bank details",
  destination: "Destination of a withdrawal",
  document: "Document",
};
