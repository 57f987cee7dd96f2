// What every source of exchange rates keeps to, whichever is plugged in.
import { afterAll, describe, expect, test } from "vitest";
import { europeanCentralBank } from "~server/adapters/fx-rates/european-central-bank";
import type { Rates } from "~server/features/exchange-rates/port";
import { simulatedRates } from "~server/adapters/fx-rates/simulated";
import { timeLimitedRates } from "~server/adapters/fx-rates/time-limit";
import { currencies } from "~server/kernel/currencies";
import { parity, parseRate } from "~server/features/exchange-rates/rules";
import { ecbDocument } from "../support/stubs/ecb-document";
import { OutsideStub } from "../support/stubs/outside-stub";

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 21, 12);
const stub = await OutsideStub.open();
stub.respondsWith({ body: ecbDocument() });
afterAll(() => stub.close());

const url = `${stub.origin}/daily.xml`;
const sources: readonly (readonly [string, (now: () => number) => Rates])[] = [
  ["simulated", simulatedRates],
  [
    "European Central Bank",
    (now) => europeanCentralBank({ url, now, report: () => undefined, timeLimitMs: 5_000 }),
  ],
];
const pairs = currencies.flatMap((from) => currencies.map((to) => [from, to] as const));

describe.each(sources)("the source %s", (_name, open) => {
  const rates = open(() => noon);

  test.each(pairs)("%s to %s", async (from, to) => {
    const found = await rates.rate(from, to);
    expect(found).toMatchObject({ from, to });
    expect(found.rate).toMatch(/^\d+\.\d{6}$/);
    expect(found.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(found.asOf)).toBeLessThanOrEqual(noon);
    expect(found.simulated).toBe(found.source === "simulated");
  });

  test.each(currencies)("%s is worth one of itself", async (currency) => {
    expect((await rates.rate(currency, currency)).rate).toBe(parity);
  });

  test.each(pairs)(
    "%s to %s and back is one except for the last places, and never more",
    async (from, to) => {
      const [there, back] = await Promise.all([rates.rate(from, to), rates.rate(to, from)]);
      const product = parseRate(there.rate) * parseRate(back.rate);
      expect(product).toBeLessThanOrEqual(10n ** 12n);
      expect(product).toBeGreaterThan(10n ** 12n - 3n * 10n ** 6n);
    },
  );
});

test("the European Central Bank's rate is the same all day", async () => {
  const [, open] = sources.find(([name]) => name === "European Central Bank") ?? sources[0] ?? [];
  const again = await open?.(() => noon + 3_600_000).rate("EUR", "USD");
  expect(again).toEqual(await open?.(() => noon).rate("EUR", "USD"));
});

describe("simulated rates", () => {
  test("are plausible, move and are labeled", async () => {
    const days = Array.from({ length: 60 }, (_, index) =>
      simulatedRates(() => noon + index * day).rate("GBP", "USD"),
    );
    const found = await Promise.all(days);
    const values = found.map(({ rate }) => Number(rate));
    expect(Math.min(...values)).toBeGreaterThan(1.2);
    expect(Math.max(...values)).toBeLessThan(1.36);
    expect(new Set(values).size).toBeGreaterThan(40);
    expect(found.every(({ simulated, source }) => simulated && source === "simulated")).toBe(true);
    expect(found[1]?.asOf).toBe("2026-11-22");
  });
});

describe("the time limit", () => {
  test("returns a response in time", async () => {
    const simulated = simulatedRates(() => noon);
    expect(await timeLimitedRates(simulated, 5_000).rate("EUR", "GBP")).toEqual(
      await simulated.rate("EUR", "GBP"),
    );
  });

  test("gives up on a source that hangs", async () => {
    const hanging: Rates = { rate: () => new Promise(() => undefined) };
    await expect(timeLimitedRates(hanging, 20).rate("EUR", "USD")).rejects.toThrow(
      "no answer within 20 ms",
    );
  });
});
