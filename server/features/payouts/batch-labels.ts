export const batchStates = ["prepared", "released", "cancelled"] as const;
export type BatchState = (typeof batchStates)[number];

/** The XML that banks take for transfers in euros, and a table for everything else. */
export const fileFormats = ["pain.001", "csv"] as const;
export type FileFormat = (typeof fileFormats)[number];
