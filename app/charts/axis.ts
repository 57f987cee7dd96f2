// The shares of the panes, and what is written on the axes: alike on static and on live charts.
import { ticks } from "d3-array";

export type Range = readonly [from: number, to: number];

/** Prices take the upper part of the height, volume the lower. */
export const panes = { price: 0.8, volume: 0.16 } as const;
/** Shares of the price's part that stay free above the highest price, for the legend, and below the lowest. */
export const plotMargins = { above: 0.12, below: 0.03 } as const;
const priceTicks = 5;
/** A tick this close to the last price, as a share of the axis, would be covered by its tag. */
const nearLast = 0.06;
/** The number of labeled times, on wide screens and on phones. */
const timesNamed = { wide: 8, narrow: 4 } as const;

/** Round prices along the axis, away from the last price, which has its own tag. */
export function pricesIn(range: Range, last: number): number[] {
  const near = (range[1] - range[0]) * nearLast;
  return ticks(...range, priceTicks).filter((value) => Math.abs(value - last) > near);
}

/** Whether a candle has a time label: every nth, counted back from the last. */
export function isNamed(index: number, count: number, size: keyof typeof timesNamed): boolean {
  const every = Math.max(1, Math.ceil(count / timesNamed.wide));
  return (count - 1 - index) % (size === "wide" ? every : every * 2) === 0;
}
