export const depositKinds = ["card_deposit", "crypto_deposit"] as const;
export const withdrawalKinds = ["bank_withdrawal", "crypto_withdrawal"] as const;
export const draftKinds = [...depositKinds, ...withdrawalKinds] as const;
export type DraftKind = (typeof draftKinds)[number];
