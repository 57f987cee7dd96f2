// The chart as the server draws it: complete without scripts or style attributes. It stretches to its frame; its text does not.
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { axisPrices, priceText } from "~server/features/markets/labels";
import type { Locale } from "~server/locales/locale";
import { labelWidth } from "./axis-text";
import { seriesOf, VolumeBars } from "./chart-series";
import type { ChartType } from "./chart-view";
import { axisTime } from "./chart-times";
import { plotSize, plotOf } from "./plot";

interface Props {
  market: Market;
  type: ChartType;
  timeframe: Timeframe;
  candles: readonly Candle[];
  /** One per candle, or empty. */
  averages: readonly number[];
  locale: Locale;
}

/** Hidden from screen readers: the caption and the table of the figure say the same. */
export function ChartPicture({ market, type, timeframe, candles, averages, locale }: Props) {
  const lastPrice = priceText(candles.at(-1)?.close ?? 0, market, locale);
  const pricesWidth = labelWidth(lastPrice);
  const { geometry, last, prices, times } = plotOf(candles, type, averages);
  const texts = axisPrices(
    prices.map(({ value }) => value),
    market,
    locale,
  );
  const { width, height } = plotSize;
  const yOf = (percent: number) => Math.round(percent * height) / 100;
  return (
    <div className="chart-picture" aria-hidden="true">
      <svg
        className="chart-plane"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path
          className="chart-grid"
          d={prices.map(({ at }) => `M0 ${yOf(at)}H${width}`).join("")}
        />
        <VolumeBars {...geometry} />
        <g className="chart-course">{seriesOf[type](geometry)}</g>
        {geometry.average && <path className="chart-average" d={geometry.average} />}
        <path className="chart-last-line" d={`M0 ${yOf(last)}H${width}`} />
      </svg>
      <svg className="chart-prices" width={pricesWidth} height="100%">
        {prices.map(({ at, value }, index) => (
          <text key={value} className="chart-label" x="8" y={`${at}%`} dy="4">
            {texts[index]}
          </text>
        ))}
        <svg className="chart-last-tag" y={`${last}%`}>
          <rect x="2" y="-11" width={pricesWidth - 4} height="22" rx="4" />
          <text x="8" y="4">
            {lastPrice}
          </text>
        </svg>
      </svg>
      <svg className="chart-times" width="100%">
        {times.map(({ at, value, isMain }) => (
          <text
            key={value}
            className={isMain ? "chart-label" : "chart-label chart-minor"}
            x={`${at}%`}
            y="18"
          >
            {axisTime(timeframe, value, locale)}
          </text>
        ))}
      </svg>
    </div>
  );
}
