import { feeOf, netOf } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import { isZero, numberOf } from "../../kernel/money";

/** Nothing where there is no fee. */
export function presentFee(row: Pick<TransactionRow, "amount_minor" | "currency" | "fee_minor">): {
  readonly fee?: number;
  readonly netAmount?: number;
} {
  if (isZero(feeOf(row))) return {};
  return { fee: numberOf(feeOf(row)), netAmount: numberOf(netOf(row)) };
}
