// Rates of the simulated market, so that a conversion and the price tables agree.
import type { Currency } from "../../kernel/currencies";
import { crossRate, parity } from "../../features/exchange-rates/rules";
import type { Rates } from "../../features/exchange-rates/port";
import { momentOf } from "../../features/markets/rules/moment";
import { shownPriceAt } from "../../features/markets/rules/price";
import { tradedSymbol } from "../../features/markets/rules/symbols";

export function simulatedRates(now: () => number): Rates {
  return {
    rate(from, to) {
      const at = momentOf(now());
      const asOf = new Date(at).toISOString().slice(0, 10);
      const rate = rateAt(from, to, at);
      return Promise.resolve({ from, to, rate, asOf, source: "simulated", simulated: true });
    },
  };
}

/** The price of the pair as the markets show it, or its inverse. */
function rateAt(from: Currency, to: Currency, at: number): string {
  if (from === to) return parity;
  const pair = tradedSymbol(`${from}${to}`);
  if (pair) return crossRate("1", String(shownPriceAt(pair, at)));
  const inverse = tradedSymbol(`${to}${from}`);
  if (!inverse) throw new RangeError(`no market for ${from} and ${to}`);
  return crossRate(String(shownPriceAt(inverse, at)), "1");
}
