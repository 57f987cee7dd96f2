// What administrators may have seen of a person's secrets.
export const sensitiveItems = [
  "card",
  "card_photo",
  "bank_details",
  "destination",
  "document",
] as const;
export type SensitiveItem = (typeof sensitiveItems)[number];

export const cardSides = ["front", "back"] as const;

export const sensitiveItemLabels: Readonly<Record<SensitiveItem, string>> = {
  card: "Card number",
  card_photo: "Photo of your card",
  bank_details: "Bank details",
  destination: "Destination of a withdrawal",
  document: "Document",
};
