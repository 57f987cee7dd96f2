// Days and months of a time zone. Zones are IANA names, instants are UTC milliseconds.

const dayMs = 86_400_000;
/** The parts are read, not shown. */
const machineLocale = "en-GB";
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const figures = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  const clock = new Intl.DateTimeFormat(machineLocale, {
    ...figures,
    hourCycle: "h23",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: zone,
  });
  clocks.set(zone, clock);
  return clock;
}

/** The zone's offset from UTC at this time, in milliseconds. */
export function offsetAt(at: number, zone: string): number {
  if (zone === "UTC") return 0;
  const parts = clockOf(zone).formatToParts(at);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    ["year", "month", "day", "hour", "minute", "second"] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** "2026-11-21": the local date. */
export const dayOf = (at: number, zone: string): string =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);

/** "2026-11" */
export const monthOf = (at: number, zone: string): string => dayOf(at, zone).slice(0, 7);

/** The start of a day: midnight, or the time to which the clocks are set forward if they skip midnight. */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(day);
  const before = offsetAt(midnight - dayMs, zone);
  const after = offsetAt(midnight + dayMs, zone);
  const matches = [before, after]
    .filter((offset) => offsetAt(midnight - offset, zone) === offset)
    .map((offset) => midnight - offset);
  return matches.length > 0 ? Math.min(...matches) : midnight - before;
}

export const startOfMonth = (month: string, zone: string): number =>
  startOfDay(`${month}-01`, zone);

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

/** A number of days later, not counting Saturdays and Sundays. */
export function workingDaysAfter(day: string, days: number): string {
  const next = dayAfter(day);
  if (days === 0) return day;
  return workingDaysAfter(next, isWorkingDay(next) ? days - 1 : days);
}

export const monthAfter = (month: string): string => nameOf(numberOf(month) + 1);

/** From one month to another, both of them and all between. */
export function monthsBetween(first: string, last: string): string[] {
  const count = numberOf(last) - numberOf(first) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => nameOf(numberOf(first) + index));
}

/** Months are counted from the first of the year 0. */
function numberOf(month: string): number {
  const [year, number] = month.split("-").map(Number);
  return (year ?? 0) * 12 + (number ?? 1) - 1;
}

const nameOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/** The same date and time a number of years later in UTC; 29 February becomes 1 March. */
export function yearsAfter(at: number, years: number): number {
  const moment = new Date(at);
  return moment.setUTCFullYear(moment.getUTCFullYear() + years);
}
