// Crypto amounts: decimal text outside, integers of 10^-18 inside, so that no digit is lost.
import type { Money } from "./money";

const decimals = 18;
const one = 10n ** BigInt(decimals);

/** "0.00125" → 1250000000000000n. Throws RangeError on anything but a plain decimal; digits beyond the eighteenth are cut. */
export function atomsOf(decimal: string): bigint {
  const match = /^(\d{1,30})(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError("not a decimal amount of coins");
  return BigInt(`${match[1]}${(match[2] ?? "").slice(0, decimals).padEnd(decimals, "0")}`);
}

/** The decimal without trailing zeros: 1250000000000000n → "0.00125". */
export function coinDecimalOf(atoms: bigint): string {
  const digits = atoms.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, "");
}

/** How many atoms of a coin this much money buys; `price` is one coin in the same currency. */
export function coinsFor({ minor }: Money, price: string): bigint {
  return (minor * 10n ** BigInt(decimals - 2) * one) / atomsOf(price);
}

/** Rounds up to eight decimal places, the precision of gateways and wallets. */
export function roundUpToEightPlaces(atoms: bigint): bigint {
  const step = 10n ** BigInt(decimals - 8);
  return ((atoms + step - 1n) / step) * step;
}
