// Times are stored in UTC and shown, labeled, in UTC or in the user's time zone.
import { dateLocaleOf, type Locale } from "../locales/locale";

const styles = {
  instant: { dateStyle: "medium", timeStyle: "short" },
  day: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  month: { month: "long", year: "numeric" },
  figures: { year: "numeric", month: "2-digit" },
  offset: { timeZoneName: "shortOffset" },
  cell: {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** For formats whose parts are parsed, not shown. */
const machineLocale: Locale = "en";

/** Whether a date such as 07/11/2026, which is read two ways, is how the language writes it. */
const hasSlashes = (locale: Locale) =>
  new Intl.DateTimeFormat(dateLocaleOf(locale), styles.day)
    .formatToParts(0)
    .some(({ type, value }) => type === "literal" && value.includes("/"));

function styleIn(style: keyof typeof styles, locale: Locale): Intl.DateTimeFormatOptions {
  const options: Intl.DateTimeFormatOptions = styles[style];
  return options.dateStyle && hasSlashes(locale) ? { ...options, dateStyle: "long" } : options;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof styles, zone: string, locale: Locale): Intl.DateTimeFormat {
  const name = `${style} ${zone} ${locale}`;
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(dateLocaleOf(locale), { ...styleIn(style, locale), timeZone: zone });
  formats.set(name, format);
  return format;
}

/** Day before month in English, so that no date is read two ways; with "Sep" as American English has it. */
const written = (format: Intl.DateTimeFormat, iso: string) =>
  format.format(new Date(iso)).replace(/\bSept\b/, "Sep");

/** How the API writes a moment (UTC milliseconds), in ISO 8601; what hasn't happened has none. */
export function instantOf(at: number): string;
export function instantOf(at: number | null): string | undefined;
export function instantOf(at: number | null): string | undefined {
  return at === null ? undefined : new Date(at).toISOString();
}

/** "21 Nov 2026, 04:05 UTC", or "21 Nov 2026, 09:50 UTC+5:45" elsewhere, for an ISO 8601 string. */
export function formatInstant(iso: string, zone: string, locale: Locale): string {
  return `${written(formatOf("instant", zone, locale), iso)} ${offsetName(iso, zone)}`;
}

/** "2026-11-21 09:50:12": as spreadsheets read and sort it. */
export function formatCell(iso: string, zone = "UTC"): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf("cell", zone, machineLocale)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** "04:05 UTC" */
export function formatTime(iso: string, zone: string, locale: Locale): string {
  return `${formatOf("time", zone, locale).format(new Date(iso))} ${offsetName(iso, zone)}`;
}

/** "21 Nov 2026" for an ISO 8601 string. */
export function formatDay(iso: string, zone: string, locale: Locale): string {
  return written(formatOf("day", zone, locale), iso);
}

/** "November 2026" for "2026-11". */
export function formatMonth(month: string, locale: Locale): string {
  return formatOf("month", "UTC", locale).format(new Date(`${month}-01`));
}

/** "2026-11": the month in the zone at this time. */
export function monthIn(iso: string, zone: string): string {
  const [year, month] = ["year", "month"].map(
    (name) =>
      formatOf("figures", zone, machineLocale)
        .formatToParts(new Date(iso))
        .find(({ type }) => type === name)?.value,
  );
  return `${year}-${month}`;
}

/** "UTC+5:45": the zone's offset from UTC at this time. */
export function offsetName(iso: string, zone: string): string {
  if (zone === "UTC") return zone;
  const named = formatOf("offset", zone, machineLocale)
    .formatToParts(new Date(iso))
    .find(({ type }) => type === "timeZoneName");
  return (named?.value ?? "").replace("GMT", "UTC");
}

/** "Asia/Ho Chi Minh" */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");
