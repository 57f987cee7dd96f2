// Reference rates of the European Central Bank: published on working days, against the euro, without a key.
import { currencies, type Currency } from "../../kernel/currencies";
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
  // The newest document, and before it those with a currency that it lacks.
  let documents: readonly ReferenceRates[] = [];
  const load = async () => {
    const { status, body } = await outsideCall({
      url,
      hosts: [new URL(url).origin],
      timeLimitMs,
      maxBytes: 64 * 1024,
    });
    if (status !== 200) throw new Error(`the source of reference rates returned ${status}`);
    const newest = usable(readReferenceRates(body), now());
    const missing = currencies.filter((currency) => perEuro(newest, currency) === undefined);
    if (missing.length > 0)
      report(new Error(`the source of reference rates has no usable rate of ${missing.join()}`));
    const hasMissing = (rates: ReferenceRates) =>
      missing.some((currency) => perEuro(rates, currency) !== undefined);
    documents = [newest, ...documents.filter(hasMissing).slice(0, 1)];
    return documents;
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
      // Both figures are of one day.
      for (const document of (await published.read()).value) {
        const [one, other] = [perEuro(document, from), perEuro(document, to)];
        if (one === undefined || other === undefined) continue;
        const { day: asOf } = usable(document, now());
        return { from, to, rate: crossRate(one, other), asOf, source: "ecb", simulated: false };
      }
      throw new Error(`the source of reference rates has no rate of ${from} and ${to}`);
    },
  };
}

function perEuro({ perEuro: figures }: ReferenceRates, currency: Currency): string | undefined {
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
