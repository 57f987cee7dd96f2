const month = String.raw`(0?[1-9]|1[0-2])`;
const year = String.raw`(?:20)?(\d{2})`;
const monthFirst = new RegExp(String.raw`^${month} ?[/.-] ?${year}$`);
// As the HTML standard has browsers and password managers fill in `cc-exp`.
const yearFirst = new RegExp(String.raw`^20(\d{2}) ?[/.-] ?${month}$`);

/** "MM/YY" of an expiry date with a separator, starting with the month or a four-digit year; undefined if it isn't one. */
export function readCardExpiry(typed: string): string | undefined {
  const text = typed.trim();
  const [, early, lastTwo] = monthFirst.exec(text) ?? [];
  const [, years, late] = yearFirst.exec(text) ?? [];
  const [monthTyped, yearTyped] = [early ?? late, lastTwo ?? years];
  return monthTyped === undefined || yearTyped === undefined
    ? undefined
    : `${monthTyped.padStart(2, "0")}/${yearTyped}`;
}
