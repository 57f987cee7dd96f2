import { limits } from "../../kernel/limits";
import { isMore, isPositive, money, type Money } from "../../kernel/money";
import { type Refusal, refuse } from "../../kernel/refusal";

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
