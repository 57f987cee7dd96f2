// Money inside is integer minor units. All three currencies have two decimals.
import type { Currency } from "./currencies";

export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** Minor units of a decimal string as the contract leaves it, for example "1234.50" → 123450n. Throws RangeError on anything else. */
export function parseMinor(decimal: string): bigint {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(decimal);
  if (!match) throw new RangeError("not a decimal with two places");
  const minor = BigInt(`${match[2]}${match[3]}`);
  return match[1] === "-" ? -minor : minor;
}

/** The decimal string of minor units: 123450n → "1234.50". */
export function decimalOf(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The decimal string as people read it: 123456789n → "1,234,567.89". */
export function groupedDecimalOf(minor: bigint): string {
  return decimalOf(minor).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** With the currency's code: "1,234,567.89 USD". */
export function amountIn(currency: Currency, minor: bigint): string {
  return `${groupedDecimalOf(minor)} ${currency}`;
}

/** The wire's JSON number of minor units; exact, since amounts stay below 2^53. */
export function numberOf(minor: bigint): number {
  return Number(decimalOf(minor));
}

export function sumMinor(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}
