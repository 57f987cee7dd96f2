import { isLess, isMore, subtract, zero, type Money } from "~server/kernel/money";
import { refuse, type Refusal } from "~server/kernel/refusal";

/** A goal that is reached already wouldn't be one. */
export function checkGoal(goal: Money, available: Money): Refusal<"invalid_amount"> | null {
  return isMore(goal, available) ? null : refuse("invalid_amount", { field: "amount" });
}

/** Never below zero: the customer may have saved more. */
export function leftToSave(goal: Money, available: Money): Money {
  return isLess(available, goal) ? subtract(goal, available) : zero(goal.currency);
}
