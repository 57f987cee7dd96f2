/** What a digest is of. */
export const accountKinds = ["card", "bank", "crypto_address"] as const;
export type AccountKind = (typeof accountKinds)[number];
