export const draftKinds = [
  "card_deposit",
  "crypto_deposit",
  "bank_withdrawal",
  "crypto_withdrawal",
] as const;
export type DraftKind = (typeof draftKinds)[number];
