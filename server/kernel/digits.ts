// Digits of all scripts: a keyboard set to Arabic, Devanagari or full width types others than 0 to 9.

const digit = /\p{Nd}/u;

/** The same text with ASCII digits, read before any rule about digits. Other characters stay as they are. */
export function foldDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (one) => String(valueOf(one)));
}

/** Unicode has the ten decimal digits of each script in order, one set after another. */
function valueOf(one: string): number {
  const point = one.codePointAt(0) ?? 0;
  let first = point;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
