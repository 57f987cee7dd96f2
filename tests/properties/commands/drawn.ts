// What commands are drawn from: who, how much, which one.
import fc from "fast-check";
import { mostAllowed } from "../limits";
import {
  decimal,
  maximumCents,
  userAt,
  type Kind,
  type ModelTransaction,
  type Model,
} from "../model";

export const customer = fc.integer({ min: 0, max: 2 });
export const admin = fc.integer({ min: 3, max: 4 });
export const anyUser = fc.oneof(
  { weight: 6, arbitrary: customer },
  { weight: 1, arbitrary: admin },
);
export const number = fc.nat(999);
export const status = fc.constantFrom("pending" as const, "successful" as const, "failed" as const);

type Amount =
  number | "all" | "a cent more than all" | "the limit" | "a cent more than the limit" | "too much";
export const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 60_000 }) },
  { weight: 2, arbitrary: fc.constantFrom("all" as const, "a cent more than all" as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("the limit" as const, "a cent more than the limit" as const),
  },
  { weight: 1, arbitrary: fc.constant("too much" as const) },
);

interface Moved {
  readonly kind: Kind;
  /** The transaction whose amount is changed. */
  readonly except?: string;
}

/** The amount in cents, as things stand in this person's wallet and of their limits. */
export function centsOf(
  model: Model,
  who: number,
  { wanted, ...moved }: Moved & { readonly wanted: Amount },
): number {
  const available = userAt(model, who).balances?.available ?? 0;
  const most = mostAllowed(model, { who, ...moved });
  if (wanted === "the limit" || wanted === "a cent more than the limit")
    return (most === Infinity ? available : most) + (wanted === "the limit" ? 0 : 1);
  if (wanted === "all") return available;
  if (wanted === "a cent more than all") return available + 1;
  return wanted === "too much" ? maximumCents + 1 : wanted;
}

/** The version that a form was loaded with: not said, the present one, or another. */
export const formVersion = fc.oneof(
  { weight: 4, arbitrary: fc.constant("unsaid" as const) },
  { weight: 2, arbitrary: fc.constant("present" as const) },
  { weight: 1, arbitrary: fc.constant("stale" as const) },
);
export type FormVersion = "unsaid" | "present" | "stale";

export function versionOf(present: number, how: FormVersion): number | undefined {
  if (how === "unsaid") return undefined;
  if (how === "present") return present;
  return present > 1 ? present - 1 : present + 1;
}

export const isStale = (transaction: ModelTransaction, version: number | undefined) =>
  version !== undefined && version !== transaction.version;
export const isAmount = (cents: number) => cents > 0 && cents <= maximumCents;
export const describeTransaction = (model: Model, transaction: ModelTransaction) =>
  `${transaction.kind} ${transaction.serial} of ${userAt(model, transaction.owner).name} (${transaction.status}, ${decimal(transaction.cents)})`;
