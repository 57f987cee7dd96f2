// Who changes a transaction, and what each of them may change.
import fc from "fast-check";
import { partyOf, type Deal, type Model, type Status } from "../model";
import { admin, anybody, customer, isAmount } from "./drawn";

export const reviewer = fc.oneof(
  { weight: 9, arbitrary: admin },
  { weight: 1, arbitrary: customer },
);
/** An administrator, the owner, or anyone at all. */
export const editor = fc.oneof(
  { weight: 3, arbitrary: fc.constant("the owner" as const) },
  { weight: 3, arbitrary: admin },
  { weight: 1, arbitrary: anybody },
);

/** Administrators may set any status of what is not theirs; owners may only cancel, and not once crypto was received. */
export function maySet(model: Model, deal: Deal, to: Status, by: number): boolean {
  if (to === "successful" && deal.status !== "successful" && !mayBePaid(model, deal)) return false;
  if (partyOf(model, by).isAdmin) return by !== deal.owner;
  return (
    by === deal.owner && deal.status === "pending" && to === "failed" && !hasCoins(model, deal)
  );
}

/** Nothing is paid out to someone whose account is not active. */
export const mayBePaid = (model: Model, { kind, owner }: Deal) =>
  kind === "deposit" || partyOf(model, owner).account === "active";

const hasCoins = (model: Model, { serial }: Deal) =>
  model.payments.some((payment) => payment.serial === serial && payment.atPortal.halves > 0);

export function mayMove(model: Model, deal: Deal, cents: number, by: number): boolean {
  const { isAdmin, account } = partyOf(model, by);
  return (
    deal.status === "pending" &&
    !deal.isFixed &&
    isAmount(cents) &&
    (isAdmin ? by !== deal.owner : account === "active")
  );
}
