// What administrators may have seen of a person's secrets.
export const disclosed = ["card", "card_photo", "bank_details", "destination", "document"] as const;
export type Disclosed = (typeof disclosed)[number];

export const cardSides = ["front", "back"] as const;

export const disclosureWords: Readonly<Record<Disclosed, string>> = {
  card: "Card number",
  card_photo: "Photo of your card",
  bank_details: "Bank details",
  destination: "Destination of a withdrawal",
  document: "Document",
};
