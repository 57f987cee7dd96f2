// Times are stored in UTC milliseconds and shown in UTC, labelled (R51).
const dateAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const dateOnly = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** "21 Nov 2026, 04:05 UTC" for an ISO 8601 string. */
export function formatInstant(iso: string): string {
  return `${dateAndTime.format(new Date(iso))} UTC`;
}

/** "21 Nov 2026" for an ISO 8601 string. */
export function formatDay(iso: string): string {
  return dateOnly.format(new Date(iso));
}
