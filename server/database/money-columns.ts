// Money in a row: integer minor units, usually with their currency.
import { money, subtract, type Money } from "../kernel/money";

interface AmountColumns {
  amount_minor: number;
  currency: Money["currency"];
}

export const amountOf = ({ currency, amount_minor }: AmountColumns): Money =>
  money(currency, amount_minor);

export const amountColumns = (amount: Money): AmountColumns => ({
  amount_minor: minorColumn(amount),
  currency: amount.currency,
});

/** The number of a column alone. Throws RangeError beyond 2^53 minor units, where numbers stop being exact. */
export function minorColumn({ minor }: Money): number {
  const value = Number(minor);
  if (!Number.isSafeInteger(value)) throw new RangeError("amount beyond 2^53 minor units");
  return value;
}

interface ChargedColumns extends AmountColumns {
  /** Null for none. */
  fee_minor: number | null;
}

export const feeOf = ({ currency, fee_minor }: Omit<ChargedColumns, "amount_minor">): Money =>
  money(currency, fee_minor ?? 0);

/** What arrives: the amount without its fee. */
export const netOf = (row: ChargedColumns): Money => subtract(amountOf(row), feeOf(row));
