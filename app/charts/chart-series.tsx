// The price series of a chart, one component per chart type.
import { area, line } from "d3-shape";
import type { ReactElement } from "react";
import type { ChartType } from "./chart-view";
import { plotSize, roundToTenth, type SeriesGeometry, type PlottedCandle } from "./plot";

type Drawn = ReactElement;

export const seriesOf: Readonly<Record<ChartType, (geometry: SeriesGeometry) => Drawn>> = {
  line: Line,
  area: Area,
  candlestick: Candlesticks,
  bar: Bars,
};

function Line({ candles }: SeriesGeometry): Drawn {
  const course = line<PlottedCandle>()
    .x(({ x }) => x)
    .y(({ close }) => close);
  return <path className="chart-line" d={course(candles) ?? ""} />;
}

function Area(geometry: SeriesGeometry): Drawn {
  const { candles, floor } = geometry;
  const below = area<PlottedCandle>()
    .x(({ x }) => x)
    .y0(floor)
    .y1(({ close }) => close);
  return (
    <>
      <path className="chart-area" d={below(candles) ?? ""} />
      <Line {...geometry} />
    </>
  );
}

/** Rising candles are hollow in forced-colors mode, so that they still differ from falling ones. */
function Candlesticks({ candles, half }: SeriesGeometry): Drawn {
  const drawn = (isUp: boolean) =>
    candles
      .filter((candle) => candle.isUp === isUp)
      .map((candle) => candlestick(candle, half))
      .join("");
  return (
    <>
      <path className="chart-rise" d={drawn(true)} />
      <path className="chart-fall" d={drawn(false)} />
    </>
  );
}

/** A path in steps from its start, which are shorter than coordinates: the upper wick, the body, the lower wick. */
function candlestick({ x, open, close, high, low }: PlottedCandle, half: number): string {
  const [top, foot] = [Math.min(open, close), Math.max(open, close)];
  const tall = roundToTenth(foot - top);
  const body = `m${-half} 0h${roundToTenth(2 * half)}v${tall}h${roundToTenth(-2 * half)}z`;
  return `M${x} ${high}${wick(high, top)}${body}${foot === low ? "" : `m${half} ${tall}${wick(foot, low)}`}`;
}

const wick = (from: number, to: number) => (from === to ? "" : `v${roundToTenth(to - from)}`);

/** A tick to the left where the candle opened, one to the right where it closed. */
function Bars({ candles, half }: SeriesGeometry): Drawn {
  const drawn = (isUp: boolean) =>
    candles
      .filter((candle) => candle.isUp === isUp)
      .map(
        ({ x, open, close, high, low }) =>
          `M${x} ${high}V${low}m${-half} ${roundToTenth(open - low)}h${half}m0 ${roundToTenth(close - open)}h${half}`,
      )
      .join("");
  return (
    <>
      <path className="chart-rise" d={drawn(true)} />
      <path className="chart-fall" d={drawn(false)} />
    </>
  );
}

/** Below the price, each in the ink of its candle. */
export function VolumeBars({ candles, half }: SeriesGeometry): Drawn {
  const drawn = (isUp: boolean) =>
    candles
      .filter((candle) => candle.isUp === isUp)
      .map(
        ({ x, volume }) =>
          `M${roundToTenth(x - half)} ${plotSize.height}V${volume}h${2 * half}V${plotSize.height}z`,
      )
      .join("");
  return (
    <>
      <path className="chart-volume-up" d={drawn(true)} />
      <path className="chart-volume-down" d={drawn(false)} />
    </>
  );
}
