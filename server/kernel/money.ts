// Fiat money: an integer number of minor units of one currency. All three currencies have two decimals. Crypto amounts and rates are not Money.
import type { Currency } from "./currencies";

/** An amount that never changes; what is calculated from it is a new one. */
export interface Money {
  readonly currency: Currency;
  readonly minor: bigint;
}

/** For text and numbers; a sum over several currencies has only this. */
type Minor = Pick<Money, "minor">;
type InCurrency = Pick<Money, "currency">;

/** Minor units of a currency, as a column holds them. Throws RangeError on a fraction. */
export function money(currency: Currency, minor: bigint | number): Money {
  return { currency, minor: BigInt(minor) };
}

export const zero = (currency: Currency): Money => money(currency, 0n);

/** Parses a decimal string of the API: "1234.50" is 123450 minor units. Throws RangeError on any other text. */
export function parseMoney(decimal: string, currency: Currency): Money {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(decimal);
  if (!match) throw new RangeError("not a decimal with two places");
  const minor = BigInt(`${match[2]}${match[3]}`);
  return money(currency, match[1] === "-" ? -minor : minor);
}

/** The currency of both. Throws TypeError if they differ: calculating would need a rate. */
export function sharedCurrency(one: InCurrency, other: InCurrency): Currency {
  if (one.currency !== other.currency)
    throw new TypeError(`${one.currency} and ${other.currency} are different currencies`);
  return one.currency;
}

export const add = (one: Money, other: Money): Money =>
  money(sharedCurrency(one, other), one.minor + other.minor);

export const subtract = (from: Money, amount: Money): Money =>
  money(sharedCurrency(from, amount), from.minor - amount.minor);

export const negate = ({ currency, minor }: Money): Money => money(currency, -minor);

export const isZero = ({ minor }: Money): boolean => minor === 0n;
export const isPositive = ({ minor }: Money): boolean => minor > 0n;
export const isNegative = ({ minor }: Money): boolean => minor < 0n;

export const isEqual = (one: Money, other: Money): boolean => isZero(subtract(one, other));
export const isLess = (one: Money, other: Money): boolean => isNegative(subtract(one, other));
export const isMore = (one: Money, other: Money): boolean => isPositive(subtract(one, other));

/** The decimal string of the API: 123450 minor units are "1234.50". */
export function decimalOf({ minor }: Minor): string {
  const digits = minor.toString().replace("-", "").padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The decimal string with grouping: "1,234,567.89". */
export function groupedDecimalOf(amount: Minor): string {
  return decimalOf(amount).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** The wire's JSON number; exact, since amounts stay below 2^53 minor units. */
export function numberOf(amount: Minor): number {
  return Number(decimalOf(amount));
}
