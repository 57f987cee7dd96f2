// Simulated rates: like reference rates, one per day against the euro, always the same for a day.
import type { Currency } from "../../kernel/currencies";
import { createHash } from "node:crypto";
import { crossRate, parseRate, rateText } from "../../features/exchange-rates/rules";
import type { Rates } from "../../features/exchange-rates/port";

/** The center of the daily rates: the value of one euro. */
const typical: Readonly<Record<Currency, string>> = { EUR: "1", USD: "1.0842", GBP: "0.8516" };
/** Up to 1% up or down. */
const swing = 100n;

export function simulatedRates(now: () => number): Rates {
  return {
    rate(from, to) {
      const asOf = new Date(now()).toISOString().slice(0, 10);
      const rate = crossRate(perEuro(from, asOf), perEuro(to, asOf));
      return Promise.resolve({ from, to, rate, asOf, source: "simulated", simulated: true });
    },
  };
}

function perEuro(currency: Currency, day: string): string {
  const middle = parseRate(typical[currency]);
  if (currency === "EUR") return rateText(middle);
  const draw = BigInt(createHash("sha256").update(`${currency} ${day}`).digest().readUInt16BE());
  const offset = (draw % (2n * swing + 1n)) - swing;
  return rateText(middle + (middle * offset) / (100n * swing));
}
