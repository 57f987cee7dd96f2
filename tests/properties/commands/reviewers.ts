// Who changes a transaction, and what each of them may change.
import fc from "fast-check";
import { isWithinFee } from "../fees";
import { isWithinLimits } from "../limits";
import { userAt, type ModelTransaction, type Model, type Status } from "../model";
import { admin, anyUser, customer, isAmount } from "./drawn";

export const reviewer = fc.oneof(
  { weight: 9, arbitrary: admin },
  { weight: 1, arbitrary: customer },
);
/** An administrator, the owner, or anyone at all. */
export const editor = fc.oneof(
  { weight: 3, arbitrary: fc.constant("the owner" as const) },
  { weight: 3, arbitrary: admin },
  { weight: 1, arbitrary: anyUser },
);

/** Administrators may set any status of what is not theirs; owners may only cancel, and not once crypto was received. */
export function maySet(
  model: Model,
  transaction: ModelTransaction,
  to: Status,
  by: number,
): boolean {
  if (to === "successful" && transaction.status !== "successful" && !mayBePaid(model, transaction))
    return false;
  if (userAt(model, by).isAdmin) return by !== transaction.owner;
  return (
    by === transaction.owner &&
    transaction.status === "pending" &&
    to === "failed" &&
    !hasCoins(model, transaction)
  );
}

/** Nothing is paid out to someone whose account is not active or whose identity was rejected, nor before the wait of a new destination is over. */
export function mayBePaid(
  model: Model,
  { kind, owner, payableFrom }: Pick<ModelTransaction, "kind" | "owner" | "payableFrom">,
): boolean {
  if (kind === "deposit") return true;
  const { account, identity } = userAt(model, owner);
  return account === "active" && identity !== "rejected" && (payableFrom ?? 0) <= model.clock;
}

const hasCoins = (model: Model, { serial }: ModelTransaction) =>
  model.payments.some((payment) => payment.serial === serial && payment.atPortal.halves > 0);

export function mayMove(
  model: Model,
  transaction: ModelTransaction,
  cents: number,
  by: number,
): boolean {
  const { isAdmin, account } = userAt(model, by);
  const { owner: who, kind, serial: except } = transaction;
  const isLimited = cents > transaction.cents && !transaction.isPosted;
  if (isLimited && !isWithinLimits(model, { who, kind, except }, cents)) return false;
  return (
    transaction.status === "pending" &&
    !transaction.isFixed &&
    isAmount(cents) &&
    (transaction.isPosted || !isWithinFee(model, transaction.owner, transaction.kind, cents)) &&
    (isAdmin ? by !== transaction.owner : account === "active")
  );
}
