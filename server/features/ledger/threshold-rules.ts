// When moving money takes two staff members.
import {
  add,
  isLess,
  isNegative,
  isPositive,
  isZero,
  negate,
  zero,
  type Money,
} from "../../kernel/money";
import { isWalletAccount, type Posting } from "./rules";

/** How long amounts posted by one administrator, or for one customer, count together. */
export const approvalWindowMs = 24 * 60 * 60_000;

/** The amount that an entry moves between a wallet and the operator, either way, with its fee; null if money only moves within the wallet. */
export function operatorAmount(postings: readonly Posting[]): Money | null {
  const moved = postings
    .filter(({ account, amount }) => !isWalletAccount(account) && !isZero(amount))
    .map(({ amount }) => amount);
  const [first] = moved;
  if (!first) return null;
  // A deposit's fee goes the other way than the deposit that it is part of.
  const sum = (amounts: readonly Money[]) => amounts.reduce(add, zero(first.currency));
  const [given, taken] = [sum(moved.filter(isPositive)), sum(moved.filter(isNegative).map(negate))];
  return isLess(given, taken) ? taken : given;
}

interface PostedAmounts {
  readonly amount: Money;
  /** The amount from which two people are needed. */
  readonly threshold: Money;
  /** Sums moved by one person alone in the last 24 hours, by this administrator and for this customer. */
  readonly byStaff: Money;
  readonly forCustomer: Money;
}

/** Small amounts that add up count as a large one. */
export function needsTwoPeople({
  amount,
  threshold,
  byStaff,
  forCustomer,
}: PostedAmounts): boolean {
  const most = isLess(byStaff, forCustomer) ? forCustomer : byStaff;
  return !isLess(add(most, amount), threshold);
}
