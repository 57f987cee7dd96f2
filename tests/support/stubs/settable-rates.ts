// A source of rates that says what a test tells it to, and counts how often it was asked.
import type { Currency } from "~server/kernel/currencies";
import type { ExchangeRate, Rates } from "~server/features/exchange-rates/port";
import { simulatedRates } from "~server/adapters/fx-rates/simulated";

export class SettableRates implements Rates {
  asked = 0;
  private isAway = false;
  private readonly overrides = new Map<string, string>();
  private readonly usual: Rates;

  constructor(now: () => number) {
    this.usual = simulatedRates(now);
  }

  async rate(from: Currency, to: Currency): Promise<ExchangeRate> {
    this.asked += 1;
    if (this.isAway) throw new Error("the source of rates is away");
    const usual = await this.usual.rate(from, to);
    return { ...usual, rate: this.overrides.get(`${from}${to}`) ?? usual.rate };
  }

  set(from: Currency, to: Currency, rate: string): void {
    this.overrides.set(`${from}${to}`, rate);
  }

  /** The source answers no one while `work` runs. */
  async away<Value>(work: () => Promise<Value>): Promise<Value> {
    this.isAway = true;
    try {
      return await work();
    } finally {
      this.isAway = false;
    }
  }
}
