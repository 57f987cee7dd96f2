export const batchStates = ["prepared", "released", "sent", "cancelled"] as const;
export type BatchState = (typeof batchStates)[number];

/** How the money travels: each rail has a file of its own. */
export const rails = ["sepa", "us_bank", "other_bank", "bitcoin"] as const;
export type Rail = (typeof rails)[number];

/** The XML that banks take for transfers in euros, or a table. */
export const lineFormats = ["pain.001", "csv"] as const;
export type LineFormat = (typeof lineFormats)[number];

/** The table is also there for spreadsheets, which read numbers in CSV as they like. */
export const fileFormats = [...lineFormats, "xlsx"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const formatsOf = {
  sepa: ["pain.001"],
  us_bank: ["csv", "xlsx"],
  other_bank: ["csv", "xlsx"],
  bitcoin: ["csv", "xlsx"],
} as const satisfies Record<Rail, readonly FileFormat[]>;

export const xlsxMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
