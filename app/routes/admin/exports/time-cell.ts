/** "2026-11-21 09:00:00", which spreadsheets read as a time. */
export const timeCell = (iso: string) => iso.slice(0, 19).replace("T", " ");
