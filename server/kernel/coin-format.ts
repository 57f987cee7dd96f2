// Formats crypto amounts for display.
import { atomsOf, coinDecimalOf } from "./coin-amount";

/** With a decimal point in every language, because users copy these amounts into wallets. */
const walletLocale = "en-US";

const digits = new Intl.NumberFormat(walletLocale, {
  maximumSignificantDigits: 12,
  useGrouping: false,
});

/** A coin's amount that came as a JSON number, without an exponent or trailing zeros: 0.0001 is "0.0001 BTC". */
export function formatCoins(amount: number, code: string): string {
  return `${digits.format(amount)} ${code}`;
}

/** The amount still due, as a decimal; null if nothing is due or it isn't known. */
export function missingCoins(asked: string | undefined, received: string): string | null {
  if (asked === undefined) return null;
  const missing = atomsOf(asked) - atomsOf(received);
  return missing > 0n ? coinDecimalOf(missing) : null;
}
