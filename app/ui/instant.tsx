// Times in the user's time zone, which is shown.
import { formatDay, formatInstant, formatTime } from "~server/kernel/instants";
import { useTimeZone } from "./time-zone";
import { useLocale } from "./use-messages";

interface Props {
  /** ISO 8601, in UTC. */
  iso: string;
}

/** "21 Nov 2026, 04:05 UTC" */
export function Instant({ iso }: Props) {
  return <time dateTime={iso}>{formatInstant(iso, useTimeZone(), useLocale())}</time>;
}

/** "21 Nov 2026" */
export function Day({ iso }: Props) {
  return (
    <time className="whitespace-nowrap" dateTime={iso}>
      {formatDay(iso, useTimeZone(), useLocale())}
    </time>
  );
}

/** Day and time, on two lines in a narrow column. */
export function StackedInstant({ iso }: Props) {
  const [zone, locale] = [useTimeZone(), useLocale()];
  const [day, time] = [formatDay(iso, zone, locale), formatTime(iso, zone, locale)];
  return (
    <time dateTime={iso}>
      <span className="whitespace-nowrap">{day}</span>{" "}
      <span className="second-line whitespace-nowrap">{time}</span>
    </time>
  );
}
