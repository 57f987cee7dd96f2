// Conversion between currencies, and the one place where money is rounded: always down, to whole
// minor units, so that splitting a deposit or converting back and forth never gains (decision 009).
import type { Currency } from "../../kernel/currencies";
import { isPositive, money, type Money } from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";

const decimals = 6;
const scale = 10n ** BigInt(decimals);

/** The rate of a currency to itself. */
export const parity = rateText(scale);

/** A rate scaled to a whole number: "1.0842" → 1084200n. Throws RangeError on anything but a decimal above zero with at most six places. */
export function parseRate(decimal: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(decimal);
  const scaled = match ? BigInt(`${match[1]}${(match[2] ?? "").padEnd(decimals, "0")}`) : 0n;
  if (scaled === 0n) throw new RangeError("not a rate above zero with at most six places");
  return scaled;
}

/** A rate always has six places in text: 1084200n → "1.084200". */
export function rateText(scaled: bigint): string {
  const digits = scaled.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function isSameRate(one: string, other: string): boolean {
  return parseRate(one) === parseRate(other);
}

/** The rate between two currencies whose rates to a third are known, such as reference rates against the euro. */
export function crossRate(fromPerBase: string, toPerBase: string): string {
  return rateText(roundedDown(parseRate(toPerBase) * scale, parseRate(fromPerBase)));
}

/** Converts an amount; `rate` is the value of one unit in the target currency. */
export function convert(
  { minor }: Money,
  to: Currency,
  rate: string,
): Money | Refusal<"amount_too_small"> {
  const converted = money(to, roundedDown(minor * parseRate(rate), scale));
  return isPositive(converted) ? converted : refuse("amount_too_small", { field: "amount" });
}

/** A share of an amount, for example what half of the coins is worth. Nothing of a whole that is zero. */
export function portionOf(
  { currency, minor }: Money,
  [part, whole]: readonly [bigint, bigint],
): Money {
  return money(currency, whole === 0n ? 0n : roundedDown(minor * part, whole));
}

// Inputs are never negative, so bigint division rounds down.
function roundedDown(numerator: bigint, denominator: bigint): bigint {
  return numerator / denominator;
}
