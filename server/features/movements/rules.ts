import type { Currency } from "../../kernel/currencies";
import { amountIn } from "../../kernel/money";
import { type Refusal, refuse } from "../../kernel/refusal";

/** Bounds that hold for every movement, deposits too. */
export function checkAmount(
  amountMinor: bigint,
  maximumMinor: bigint,
  currency: Currency,
): Refusal<"invalid_amount" | "amount_above_maximum"> | null {
  if (amountMinor <= 0n) return refuse("invalid_amount", { field: "amount" });
  if (amountMinor <= maximumMinor) return null;
  return refuse("amount_above_maximum", {
    field: "amount",
    values: { maximum: amountIn(currency, maximumMinor) },
  });
}
