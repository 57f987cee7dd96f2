import { z } from "zod";
import type { FeeRate } from "../../kernel/levels";
import { parseMoney } from "../../kernel/money";
import { CurrencyCode, figure } from "../../kernel/schemas/fields";

const FeeTerms = z
  .object({
    flat: figure("Part that doesn't depend on the amount, in `currency`", 1.5),
    percent: figure("Percentage of the amount", 0.5),
  })
  .optional();

export const Fees = z
  .object({
    currency: CurrencyCode,
    deposit: FeeTerms.describe("Of a deposit; missing if it's free"),
    withdrawal: FeeTerms.describe("Of a withdrawal; missing if it's free"),
  })
  .meta({
    id: "Fees",
    examples: [{ currency: "USD", withdrawal: { flat: 1.5, percent: 0.5 } }],
  });
export type Fees = z.output<typeof Fees>;

/** The rate in the answer; null if it costs nothing or isn't known. */
export function feeRateIn(
  fees: Fees | undefined,
  direction: "deposit" | "withdrawal",
): FeeRate | null {
  const terms = fees?.[direction];
  if (!fees || !terms) return null;
  return {
    flat: parseMoney(terms.flat.toFixed(2), fees.currency),
    basisPoints: BigInt(Math.round(terms.percent * 100)),
  };
}
