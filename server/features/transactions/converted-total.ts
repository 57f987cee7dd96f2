// One total for several currencies: converted at current rates, and labeled as converted.
import { currentRate } from "../exchange-rates/read-rate";
import { convert } from "../exchange-rates/rules";
import type { ExchangeRate } from "../exchange-rates/port";
import { operator } from "../../kernel/operator";
import type { Currency } from "../../kernel/currencies";
import { add, numberOf, zero, type Money } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import type { Context } from "../../http/context";

/** Adds amounts in these currencies, without conversion if there is only one. */
export async function sumsInOneCurrency(context: Context, all: readonly Money[]) {
  const target = operator().reportingCurrency;
  const rates = new Map<Currency, ExchangeRate>();
  const others = all.length > 1 ? all.filter(({ currency }) => currency !== target) : [];
  for (const { currency } of others) {
    const rate = await currentRate(context, currency, target);
    if (!isRefusal(rate)) rates.set(currency, rate);
  }
  const [first] = rates.values();
  return {
    rates: first ? { ratesAreSimulated: first.simulated, ratesAsOf: first.asOf } : {},
    totalOf(sums: readonly Money[]) {
      const [only, another] = sums;
      if (!another)
        return {
          totalAmount: only ? numberOf(only) : 0,
          currency: only?.currency ?? target,
          isConverted: false,
        };
      const total = convertedTotal(sums, target, rates);
      return { totalAmount: total && numberOf(total), currency: target, isConverted: true };
    },
  };
}

/** Null if a rate is missing. */
function convertedTotal(
  sums: readonly Money[],
  target: Currency,
  rates: ReadonlyMap<Currency, ExchangeRate>,
): Money | null {
  let total = zero(target);
  for (const sum of sums) {
    const rate = rates.get(sum.currency);
    if (sum.currency !== target && !rate) return null;
    const converted = rate ? convert(sum, target, rate.rate) : sum;
    // Less than a cent adds nothing.
    if (!isRefusal(converted)) total = add(total, converted);
  }
  return total;
}
