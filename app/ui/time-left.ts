import { numberLocaleOf } from "~server/locales/locale";

const formats = new Map<string, Intl.NumberFormat>();

function write(value: number, unit: "hour" | "minute" | "second", locale: string): string {
  const name = `${unit} ${locale}`;
  const format =
    formats.get(name) ?? new Intl.NumberFormat(numberLocaleOf(locale), { style: "unit", unit });
  formats.set(name, format);
  return format.format(value);
}

/** "23 hr 5 min 9 sec" for a number of milliseconds; "0 sec" if it isn't positive. */
export function timeLeft(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [
    hours > 0 && write(hours, "hour", locale),
    seconds >= 60 && write(minutes, "minute", locale),
    write(seconds % 60, "second", locale),
  ]
    .filter(Boolean)
    .join(" ");
}
