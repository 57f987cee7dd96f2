/** "23 hr 5 min 9 sec" for so many milliseconds; "0 sec" once they are over. */
export function timeLeft(milliseconds: number, locale = "en"): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit }).format(value);
  return [
    hours > 0 && write(hours, "hour"),
    seconds >= 60 && write(minutes, "minute"),
    write(seconds % 60, "second"),
  ]
    .filter(Boolean)
    .join(" ");
}
