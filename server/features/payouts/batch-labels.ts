export const batchStates = ["prepared", "released", "cancelled"] as const;
export type BatchState = (typeof batchStates)[number];

/** Where a payout belongs: the XML that banks take for transfers in euros, or a table for everything else. */
export const lineFormats = ["pain.001", "csv"] as const;
export type LineFormat = (typeof lineFormats)[number];

/** The table is also there for spreadsheets, which read numbers in CSV as they like. */
export const fileFormats = [...lineFormats, "xlsx"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const xlsxMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The payouts of a file. */
export const linesIn = (format: FileFormat): LineFormat => (format === "xlsx" ? "csv" : format);
