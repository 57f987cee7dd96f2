// Where everything of a chart lies: the course of the price on a plane of its own, and what stands around it on the plane of a drawing.
import type { Candle } from "~server/features/markets/rules/candles";
import { linearScale, tidy, ticksIn, type Range } from "./linear-scale";

export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Room for the prices at the right and the times at the bottom. */
  readonly right: number;
  readonly bottom: number;
}

export interface Mark {
  readonly at: number;
  readonly value: number;
}

export interface PlottedCandle {
  readonly x: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  readonly isUp: boolean;
}

/** The candles on a plane of `courseSize`, which each drawing stretches to its own. */
export interface Course {
  /** Half the width of a candle's body. */
  readonly half: number;
  readonly candles: readonly PlottedCandle[];
}

interface Plot {
  readonly prices: readonly Mark[];
  /** Which candles have their time written below; `value` is the candle's time. */
  readonly times: readonly Mark[];
  /** Where the last price lies. */
  readonly last: number;
  /** Where the course ends: at the right, and below. */
  readonly edge: number;
  readonly floor: number;
}

export const courseSize = { width: 1000, height: 500 } as const;
/** Shares of the height that stay free above the highest price and below the lowest. */
const [above, below] = [0.05, 0.02];
const pixelsBetweenPrices = 56;
const pixelsBetweenTimes = 84;

export function courseOf(candles: readonly Candle[]): Course {
  const { width, height } = courseSize;
  const y = scaleOf(rangeOf(candles), height);
  const step = width / candles.length;
  return {
    half: tidy(Math.min(16, step * 0.32)),
    candles: candles.map(({ open, close, high, low }, index) => ({
      x: centre(index, step),
      open: y(open),
      close: y(close),
      high: y(high),
      low: y(low),
      isUp: close >= open,
    })),
  };
}

export function plotOf(candles: readonly Candle[], plane: Plane): Plot {
  const [edge, floor] = [plane.width - plane.right, plane.height - plane.bottom];
  const range = rangeOf(candles);
  const y = scaleOf(range, floor);
  const step = edge / candles.length;
  const every = Math.max(1, Math.ceil(pixelsBetweenTimes / step));
  const isNamed = (index: number) =>
    (candles.length - 1 - index) % every === 0 && centre(index, step) > 24;
  return {
    edge,
    floor,
    prices: ticksIn(range, Math.max(2, Math.floor(floor / pixelsBetweenPrices))).map((value) => ({
      value,
      at: y(value),
    })),
    times: candles.flatMap(({ time }, index) =>
      isNamed(index) ? [{ value: time, at: centre(index, step) }] : [],
    ),
    last: y(candles.at(-1)?.close ?? range[0]),
  };
}

const centre = (index: number, step: number) => tidy((index + 0.5) * step);

const rangeOf = (candles: readonly Candle[]): Range => [
  Math.min(...candles.map(({ low }) => low)),
  Math.max(...candles.map(({ high }) => high)),
];

function scaleOf(range: Range, height: number): (price: number) => number {
  const scale = linearScale(range, [height * (1 - below), height * above]);
  return (price) => tidy(scale(price));
}
