// Reference rates of the European Central Bank: published on working days, against the euro, without a key.
import type { Currency } from "../../kernel/currencies";
import { crossRate } from "../../features/exchange-rates/rules";
import { lastGood } from "../last-good";
import { outsideCall } from "../outside-call";
import type { Rates } from "../../features/exchange-rates/port";
import { readReferenceRates, type ReferenceRates } from "./reference-rates";

const dailyRatesUrl = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

const minute = 60_000;
const day = 24 * 60 * minute;
// Nothing is published from Maundy Thursday to the Tuesday after Easter.
const usableDays = 5;

interface Access {
  readonly url?: string | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  readonly timeLimitMs: number;
}

export function europeanCentralBank({
  url = dailyRatesUrl,
  now,
  report,
  timeLimitMs,
}: Access): Rates {
  const load = async () => {
    const { status, body } = await outsideCall({
      url,
      hosts: [new URL(url).origin],
      timeLimitMs,
      maxBytes: 64 * 1024,
    });
    if (status !== 200) throw new Error(`the source of reference rates returned ${status}`);
    return usable(readReferenceRates(body), now());
  };
  // The rates are published once a day, so an hour's delay doesn't matter.
  const published = lastGood({
    load,
    now,
    report,
    freshMs: 60 * minute,
    staleMs: 60 * minute,
    retryMs: minute,
    maxRetryMs: 10 * minute,
  });
  return {
    async rate(from, to) {
      const rates = usable((await published.read()).value, now());
      const rate = crossRate(perEuro(rates, from), perEuro(rates, to));
      return { from, to, rate, asOf: rates.day, source: "ecb", simulated: false };
    },
  };
}

function perEuro({ perEuro: figures }: ReferenceRates, currency: Currency): string {
  return currency === "EUR" ? "1" : figures[currency];
}

/** Weekends and holidays keep the rates of the last working day; older rates and future ones are rejected. */
function usable(rates: ReferenceRates, now: number): ReferenceRates {
  const days = Math.floor((now - Date.parse(rates.day)) / day);
  if (days < 0 || days > usableDays)
    throw new Error(
      `the reference rates are dated ${rates.day}, not within the last ${usableDays} days`,
    );
  return rates;
}
