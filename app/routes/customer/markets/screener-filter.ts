// Which symbols a screener's address lets through.
import type { Quote } from "~server/market/quotes";

export const bounds = ["changeFrom", "changeTo", "priceFrom", "priceTo", "volumeFrom", "volumeTo"] as const;
export type Bound = (typeof bounds)[number];

export interface ScreenerFilter {
  readonly text: string;
  /** As typed, so that the form shows it again. */
  readonly typed: Readonly<Record<Bound, string>>;
  readonly limits: Readonly<Partial<Record<Bound, number>>>;
  /** Typed, but no number. */
  readonly unread: readonly Bound[];
}

export function screenerFilterIn(query: URLSearchParams): ScreenerFilter {
  const read = bounds.map((bound) => {
    const typed = (query.get(bound) ?? "").trim().slice(0, 20);
    return { bound, typed, limit: typed === "" ? undefined : amountIn(typed) };
  });
  return {
    text: (query.get("q") ?? "").trim().slice(0, 50),
    typed: Object.fromEntries(read.map(({ bound, typed }) => [bound, typed])) as Record<Bound, string>,
    limits: Object.fromEntries(read.flatMap(({ bound, limit }) => (limit === undefined ? [] : [[bound, limit]]))),
    unread: read.filter(({ typed, limit }) => typed !== "" && limit === undefined).map(({ bound }) => bound),
  };
}

const scales: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** "-1.5", "1,000" and "2.5M". */
function amountIn(typed: string): number | undefined {
  const [, figures, letter = ""] = /^([-−+]?\d+(?:\.\d+)?)\s*%?([KMBT]?)$/i.exec(typed.replaceAll(",", "")) ?? [];
  const scale = scales[letter.toUpperCase()];
  return figures === undefined || scale === undefined ? undefined : Number(figures.replace("−", "-")) * scale;
}

export function passes({ text, limits }: ScreenerFilter, { symbol, label, changePercent, price, volume }: Quote): boolean {
  const isNamed = `${symbol} ${label}`.toLowerCase().includes(text.toLowerCase());
  const isWithin = (value: number, from = -Infinity, to = Infinity) => value >= from && value <= to;
  return isNamed && isWithin(changePercent, limits.changeFrom, limits.changeTo) && isWithin(price, limits.priceFrom, limits.priceTo) && isWithin(volume, limits.volumeFrom, limits.volumeTo);
}
