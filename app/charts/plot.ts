// Where everything of a chart lies: candles laid out on a plane of so many units.
import type { Candle } from "~server/market/candles";
import { linearScale, tidy, ticksIn } from "./linear-scale";

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

export interface Plot {
  readonly plane: Plane;
  /** Half the width of a candle's body. */
  readonly half: number;
  readonly candles: readonly PlottedCandle[];
  readonly prices: readonly Mark[];
  /** Which candles have their time written below; `value` is the candle's time. */
  readonly times: readonly Mark[];
  /** Where the last price lies. */
  readonly last: number;
  readonly floor: number;
}

const top = 12;
const pixelsBetweenPrices = 56;
const pixelsBetweenTimes = 84;

export function plotOf(candles: readonly Candle[], plane: Plane): Plot {
  const floor = plane.height - plane.bottom;
  const low = Math.min(...candles.map((candle) => candle.low));
  const high = Math.max(...candles.map((candle) => candle.high));
  const y = linearScale([low, high], [floor - 8, top + 8]);
  const step = (plane.width - plane.right) / candles.length;
  const xOf = (index: number) => tidy((index + 0.5) * step);
  const yOf = (price: number) => tidy(y(price));
  const every = Math.max(1, Math.ceil(pixelsBetweenTimes / step));
  return {
    plane,
    floor,
    half: tidy(Math.max(0.5, Math.min(9, step * 0.32))),
    candles: candles.map(({ open, close, high: highest, low: lowest }, index) => ({
      x: xOf(index),
      open: yOf(open),
      close: yOf(close),
      high: yOf(highest),
      low: yOf(lowest),
      isUp: close >= open,
    })),
    prices: ticksIn([low, high], Math.max(2, Math.floor((floor - top) / pixelsBetweenPrices))).map((value) => ({ value, at: yOf(value) })),
    times: candles.flatMap(({ time }, index) => ((candles.length - 1 - index) % every === 0 && xOf(index) > 24 ? [{ value: time, at: xOf(index) }] : [])),
    last: yOf(candles.at(-1)?.close ?? low),
  };
}
