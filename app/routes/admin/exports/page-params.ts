/** What a list's address says of the page alone: a table for spreadsheets holds them all. */
export const pageParams = { page: true, limit: true } as const;
