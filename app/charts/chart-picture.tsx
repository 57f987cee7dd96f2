// The chart as the server draws it: complete by itself, without a script and without a style attribute.
import type { Candle } from "~server/market/candles";
import type { Market } from "~server/market/symbols";
import type { Timeframe } from "~server/market/timeframes";
import { priceText } from "~server/market/words";
import { seriesOf } from "./chart-series";
import type { ChartType } from "./chart-view";
import { axisTime } from "./chart-words";
import { labelRoom } from "./label-room";
import { plotOf, type Plane } from "./plot";

/** One for phones and one for everything wider: text in a picture that shrinks would shrink with it. */
const planes: readonly (Plane & { className: string })[] = [
  { className: "chart-narrow", width: 340, height: 300, right: 62, bottom: 26 },
  { className: "chart-wide", width: 960, height: 420, right: 78, bottom: 28 },
];

interface Props {
  market: Market;
  type: ChartType;
  timeframe: Timeframe;
  candles: readonly Candle[];
}

/** Hidden from screen readers: the caption and the table of the figure say the same. */
export function ChartPicture(props: Props) {
  return planes.map(({ className, ...plane }) => <Drawing key={className} className={className} plane={plane} {...props} />);
}

function Drawing({ className, plane: least, market, type, timeframe, candles }: Props & { className: string; plane: Plane }) {
  const lastPrice = priceText(candles.at(-1)?.close ?? 0, market);
  const plane = { ...least, right: Math.max(least.right, labelRoom(lastPrice)) };
  const plot = plotOf(candles, plane);
  const edge = plane.width - plane.right;
  const isFree = ({ at }: { at: number }) => Math.abs(at - plot.last) > 14;
  return (
    <svg className={`chart-picture ${className}`} viewBox={`0 0 ${plane.width} ${plane.height}`} width={plane.width} height={plane.height} aria-hidden="true">
      <path className="chart-grid" d={plot.prices.map(({ at }) => `M0 ${at}H${edge}`).join("")} />
      <path className="chart-axis" d={`M0 ${plot.floor}H${edge}`} />
      {seriesOf[type](plot)}
      <path className="chart-last-line" d={`M0 ${plot.last}H${edge}`} />
      {plot.prices.filter(isFree).map(({ at, value }) => (
        <text key={value} className="chart-label" x={edge + 8} y={at + 4}>
          {priceText(value, market)}
        </text>
      ))}
      <rect className="chart-last-tag" x={edge + 2} y={plot.last - 11} width={plane.right - 2} height={22} rx={4} />
      <text className="chart-last" x={edge + 8} y={plot.last + 4}>
        {lastPrice}
      </text>
      {plot.times.map(({ at, value }) => (
        <text key={value} className="chart-label chart-time" x={at} y={plane.height - 8}>
          {axisTime(timeframe, value)}
        </text>
      ))}
    </svg>
  );
}
