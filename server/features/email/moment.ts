const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "21 November 2026 at 09:00 UTC" of UTC milliseconds. */
export function moment(at: number): string {
  return `${format.format(at)} UTC`;
}
