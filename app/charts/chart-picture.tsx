// The chart as the server draws it: complete by itself, without a script and without a style attribute.
import type { ReactNode } from "react";
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { priceText } from "~server/features/markets/labels";
import { seriesOf } from "./chart-series";
import type { ChartType } from "./chart-view";
import { axisTime } from "./chart-times";
import { labelWidth } from "./label-width";
import { courseOf, courseSize, plotOf, type Plane } from "./plot";

/** For phones, for columns and for whole pages: text in a picture that shrinks would shrink with it. */
const planes: readonly (Plane & { className: string })[] = [
  { className: "chart-narrow", width: 300, height: 270, right: 62, bottom: 26 },
  { className: "chart-middle", width: 500, height: 310, right: 78, bottom: 28 },
  { className: "chart-wide", width: 820, height: 380, right: 78, bottom: 28 },
];

interface Props {
  market: Market;
  type: ChartType;
  timeframe: Timeframe;
  candles: readonly Candle[];
}

/** Hidden from screen readers: the caption and the table of the figure say the same. */
export function ChartPicture(props: Props) {
  const drawn = seriesOf[props.type](courseOf(props.candles));
  return planes.map(({ className, ...plane }, index) => (
    <Drawing key={className} className={className} plane={plane} {...props}>
      {/* Drawn once: whichever of the pictures is shown borrows it. */}
      {index === 0 && (
        <defs>
          <g id="chart-course">{drawn}</g>
        </defs>
      )}
    </Drawing>
  ));
}

interface DrawingProps extends Props {
  className: string;
  plane: Plane;
  children: ReactNode;
}

function Drawing({ className, plane: least, market, timeframe, candles, children }: DrawingProps) {
  const lastPrice = priceText(candles.at(-1)?.close ?? 0, market);
  const plane = { ...least, right: Math.max(least.right, labelWidth(lastPrice)) };
  const { edge, floor, last, prices, times } = plotOf(candles, plane);
  const isFree = ({ at }: { at: number }) => Math.abs(at - last) > 14;
  return (
    <svg
      className={`chart-picture ${className}`}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      width={plane.width}
      height={plane.height}
      aria-hidden="true"
    >
      {children}
      <path className="chart-grid" d={prices.map(({ at }) => `M0 ${at}H${edge}`).join("")} />
      <path className="chart-axis" d={`M0 ${floor}H${edge}`} />
      <use
        href="#chart-course"
        transform={`scale(${edge / courseSize.width} ${floor / courseSize.height})`}
      />
      <path className="chart-last-line" d={`M0 ${last}H${edge}`} />
      {prices.filter(isFree).map(({ at, value }) => (
        <text key={value} className="chart-label" x={edge + 8} y={at + 4}>
          {priceText(value, market)}
        </text>
      ))}
      <rect
        className="chart-last-tag"
        x={edge + 2}
        y={last - 11}
        width={plane.right - 2}
        height={22}
        rx={4}
      />
      <text className="chart-last" x={edge + 8} y={last + 4}>
        {lastPrice}
      </text>
      {times.map(({ at, value }) => (
        <text key={value} className="chart-label chart-time" x={at} y={plane.height - 8}>
          {axisTime(timeframe, value)}
        </text>
      ))}
    </svg>
  );
}
