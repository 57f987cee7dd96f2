/** A column's number for minor units; throws RangeError beyond 2^53, where numbers stop being exact. */
export function toSafeInteger(minor: bigint): number {
  const value = Number(minor);
  if (!Number.isSafeInteger(value)) throw new RangeError("amount beyond 2^53 minor units");
  return value;
}
