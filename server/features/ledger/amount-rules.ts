// What a deposit or withdrawal may amount to, and its fee. The fee is taken from the amount, so that the hold stays the amount; what arrives is the rest.
import { limits } from "../../kernel/limits";
import { isMore, isPositive, money, type Money, add, isZero } from "../../kernel/money";
import { type Refusal, refuse } from "../../kernel/refusal";
import type { FeeRate } from "../../kernel/levels";

/** Limits that apply to every movement, including deposits. */
export function checkAmount(
  amount: Money,
): Refusal<"invalid_amount" | "amount_above_maximum"> | null {
  const maximum = money(amount.currency, limits.movementMaximumMinor);
  if (!isPositive(amount)) return refuse("invalid_amount", { field: "amount" });
  if (!isMore(amount, maximum)) return null;
  return refuse("amount_above_maximum", {
    field: "amount",
    values: { maximum },
  });
}

const pointsPerWhole = 10_000n;

/** A fee's own columns, of a transaction and of a draft. */
interface FeeColumns {
  readonly fee_minor: number | null;
  readonly fee_flat_minor: number | null;
  readonly fee_basis_points: number | null;
}

export const noFee = {
  fee_minor: null,
  fee_flat_minor: null,
  fee_basis_points: null,
} satisfies FeeColumns;

/** Never more than the amount. */
export function feeFor(amount: Money, terms: FeeRate | null): Money {
  const fee = uncapped(amount, terms);
  return isMore(fee, amount) ? amount : fee;
}

/** Something must arrive. */
export function checkAboveFee(
  amount: Money,
  terms: FeeRate | null,
): Refusal<"amount_within_fee"> | null {
  const fee = uncapped(amount, terms);
  if (isZero(fee) || isMore(amount, fee)) return null;
  return refuse("amount_within_fee", { field: "amount", values: { fee } });
}

function uncapped(amount: Money, terms: FeeRate | null): Money {
  if (terms === null) return money(amount.currency, 0);
  return add(terms.flat, portion(amount, terms.basisPoints));
}

/** The one place where a fee is rounded: half up, to whole minor units. */
function portion({ currency, minor }: Money, basisPoints: bigint): Money {
  const parts = minor * basisPoints;
  return money(currency, (parts + pointsPerWhole / 2n) / pointsPerWhole);
}

/** The terms that were frozen with the request. */
export function frozenTermsOf(
  { fee_flat_minor: flat, fee_basis_points: points }: FeeColumns,
  currency: Money["currency"],
): FeeRate | null {
  if (flat === null && points === null) return null;
  return { flat: money(currency, flat ?? 0), basisPoints: BigInt(points ?? 0) };
}

export function feeColumns(amount: Money, terms: FeeRate | null): FeeColumns {
  if (terms === null) return noFee;
  return {
    fee_minor: Number(feeFor(amount, terms).minor),
    fee_flat_minor: Number(terms.flat.minor),
    fee_basis_points: Number(terms.basisPoints),
  };
}

/** Whether two price lists ask the same, whatever the amount. */
export function isSameFee(one: FeeRate | null, other: FeeRate | null): boolean {
  const [first, second] = [one, other].map((terms) => [
    terms?.flat.minor ?? 0n,
    terms?.basisPoints ?? 0n,
  ]);
  return String(first) === String(second);
}
