// What deposits and withdrawals cost in the model, the same at each verification level.
import { userAt, type Currency, type Kind, type Model, type ModelTransaction } from "./model";

/** Cents, and hundredths of a percent. */
export type FeeTerms = readonly [flat: number, points: number];
export const terms: Readonly<Record<Kind, Readonly<Record<Currency, FeeTerms>>>> = {
  deposit: { USD: [30, 100], EUR: [0, 25], GBP: [0, 0] },
  withdrawal: { USD: [150, 50], EUR: [200, 0], GBP: [0, 0] },
};

function fullFee(kind: Kind, currency: Currency, cents: number): number {
  const [flat, points] = terms[kind][currency];
  return flat + Math.floor((cents * points + 5_000) / 10_000);
}

/** Whether nothing would arrive, so that it is refused. */
export function isWithinFee(model: Model, who: number, kind: Kind, cents: number): boolean {
  const fee = fullFee(kind, userAt(model, who).currency, cents);
  return fee > 0 && cents <= fee;
}

type Charged = Pick<ModelTransaction, "owner" | "kind" | "cents" | "isPosted">;

/** What staff post is free. */
export const feeOf = (model: Model, { owner, kind, cents, isPosted }: Charged): number =>
  isPosted ? 0 : Math.min(cents, fullFee(kind, userAt(model, owner).currency, cents));

export const netOf = (model: Model, transaction: Charged): number =>
  transaction.cents - feeOf(model, transaction);
