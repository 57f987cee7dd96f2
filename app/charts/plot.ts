// The layout of a chart. Static and live charts stretch to any size, so positions are fractions of it.
import type { Candle } from "~server/features/markets/rules/candles";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { isNamed, panes, plotMargins, pricesIn, type Range } from "./axis";
import type { ChartType } from "./chart-view";

/** One decimal is more precise than any screen. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export interface AxisTick {
  /** Percent of the width or the height. */
  readonly at: number;
  readonly value: number;
}

export interface PlottedCandle {
  readonly x: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** The top of its volume bar. */
  readonly volume: number;
  readonly isUp: boolean;
}

/** The candles on a plane of `plotSize`, which the picture stretches. */
export interface SeriesGeometry {
  /** Half the width of a candle's body. */
  readonly half: number;
  /** The lower edge of an area. */
  readonly floor: number;
  readonly candles: readonly PlottedCandle[];
  /** The path of the moving average; empty without one. */
  readonly average: string;
}

export interface TimeTick extends AxisTick {
  /** Shown on narrow charts, too. */
  readonly isMain: boolean;
}

interface Plot {
  readonly geometry: SeriesGeometry;
  readonly prices: readonly AxisTick[];
  /** The candles with a time label; `value` is the candle's time. */
  readonly times: readonly TimeTick[];
  /** The position of the last price. */
  readonly last: number;
}

export const plotSize = { width: 1000, height: 500 } as const;
export function plotOf(
  candles: readonly Candle[],
  type: ChartType,
  averages: readonly number[] = [],
): Plot {
  const { width, height } = plotSize;
  const price = height * panes.price;
  const range = priceRange(candles, type, averages);
  const y = scaleLinear(range, [price, 0]);
  const volume = scaleLinear(
    [0, Math.max(...candles.map((candle) => candle.volume), 1)],
    [height, height * (1 - panes.volume)],
  );
  const step = width / candles.length;
  const last = candles.at(-1)?.close ?? range[0];
  const percentOf = (value: number) => roundToTenth((y(value) / height) * 100);
  const average = line<number>()
    .x((_, index) => (index + 0.5) * step)
    .y((value) => y(value))
    .digits(1);
  return {
    geometry: {
      half: roundToTenth(Math.min(16, step * 0.34)),
      floor: price,
      average: average(averages) ?? "",
      candles: candles.map(({ open, close, high, low, volume: traded }, index) => ({
        x: roundToTenth((index + 0.5) * step),
        open: roundToTenth(y(open)),
        close: roundToTenth(y(close)),
        high: roundToTenth(y(high)),
        low: roundToTenth(y(low)),
        volume: roundToTenth(volume(traded)),
        isUp: close >= open,
      })),
    },
    prices: pricesIn(range, last).map((value) => ({ value, at: percentOf(value) })),
    times: candles.flatMap(({ time }, index) => {
      const at = roundToTenth(((index + 0.5) / candles.length) * 100);
      if (!isNamed(index, candles.length, "wide") || at < 7) return [];
      return [{ value: time, at, isMain: isNamed(index, candles.length, "narrow") }];
    }),
    last: percentOf(last),
  };
}

/** Lines and areas show only closing prices. */
function priceRange(
  candles: readonly Candle[],
  type: ChartType,
  averages: readonly number[],
): Range {
  const isClose = type === "line" || type === "area";
  const low = Math.min(
    ...averages,
    ...candles.map((candle) => (isClose ? candle.close : candle.low)),
  );
  const high = Math.max(
    ...averages,
    ...candles.map((candle) => (isClose ? candle.close : candle.high)),
  );
  const unit = (high - low) / (1 - plotMargins.above - plotMargins.below);
  return [low - unit * plotMargins.below, high + unit * plotMargins.above];
}
