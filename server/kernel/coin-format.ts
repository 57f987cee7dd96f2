// Formats crypto amounts for display.
import { atomsOf, coinDecimalOf } from "./coin-amount";

/** In every language with a point: people copy these amounts into wallets. */
const walletLocale = "en-US";

const digits = new Intl.NumberFormat(walletLocale, {
  maximumSignificantDigits: 12,
  useGrouping: false,
});

/** A coin's amount that came as a JSON number, without an exponent or trailing zeros: 0.0001 is "0.0001 BTC". */
export function formatCoins(amount: number, code: string): string {
  return `${digits.format(amount)} ${code}`;
}

/** What has yet to come of what was asked for, as a decimal; null where nothing has, or where it cannot be known. */
export function missingCoins(asked: string | undefined, received: string): string | null {
  if (asked === undefined) return null;
  const missing = atomsOf(asked) - atomsOf(received);
  return missing > 0n ? coinDecimalOf(missing) : null;
}
