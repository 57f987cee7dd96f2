// The chart as Highcharts options: the same numbers and the same appearance (by class names, see charts.css).
import type { Axis, Options, SeriesOptionsType, XAxisOptions } from "highcharts";
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import { priceText, shortAmountText } from "~server/features/markets/labels";
import { formatList } from "~server/kernel/list-format";
import { numberLocaleOf, type Locale } from "~server/locales/locale";
import { labelWidth } from "../axis-text";
import type { ChartTexts } from "../chart-data";
import type { ChartType } from "../chart-view";
import { isNamed, panes } from "../axis";
import { priceAxis } from "./price-axis";

const seriesTypes = {
  line: "line",
  area: "area",
  candlestick: "candlestick",
  bar: "ohlc",
} as const;

const spacing = { groupPadding: 0.16, pointPadding: 0 } as const;
const timesHeight = 26;
/** A narrower chart labels fewer times. */
const narrowPlot = 380;
/** A label this close to the left edge would be cut off. */
const nearEdge = 24;

/** A candle in the chart, with the text of its start time. */
interface NamedCandle extends Candle {
  readonly name: string;
  /** The same for the axis. */
  readonly short: string;
}

export interface InteractiveChartProps {
  readonly type: ChartType;
  readonly symbol: string;
  readonly market: Market;
  readonly summary: string;
  readonly candles: readonly NamedCandle[];
  /** One for each of the last candles. */
  readonly averages: readonly number[];
  readonly texts: ChartTexts;
  readonly locale: Locale;
  readonly onHover: (time: number | undefined) => void;
  /** The price at the crosshair and its position; none without a crosshair. */
  readonly onPrice: (text?: string, y?: number) => void;
}

export function interactiveOptions(shown: InteractiveChartProps): Options {
  const { market, candles, locale, onHover, onPrice } = shown;
  const last = candles.at(-1)?.close ?? 0;
  return {
    // Class names instead of color attributes: one stylesheet for both kinds of chart.
    chart: {
      styledMode: true,
      animation: false,
      spacing: [0, 0, 0, 0],
      margin: [0, labelWidth(priceText(last, market, locale)), timesHeight, 0],
      zooming: { type: "x" },
    },
    palette: { injectCSS: false },
    title: { text: undefined },
    credits: { enabled: false },
    legend: { enabled: false },
    tooltip: { enabled: false },
    xAxis: timeAxis(candles),
    yAxis: [
      priceAxis({ last, market, locale, onPrice }),
      {
        visible: false,
        min: 0,
        top: `${(1 - panes.volume) * 100}%`,
        height: `${panes.volume * 100}%`,
        maxPadding: 0,
        endOnTick: false,
      },
    ],
    plotOptions: {
      // An area is filled down to the floor of the chart, not to a price of zero.
      area: { threshold: null },
      column: spacing,
      candlestick: spacing,
      ohlc: spacing,
      series: {
        animation: false,
        marker: { enabled: false },
        states: { inactive: { enabled: false } },
        point: {
          events: {
            mouseOver() {
              onHover(candles[this.x]?.time);
            },
            mouseOut: () => onHover(undefined),
          },
        },
      },
    },
    ...spoken(shown),
    series: seriesIn(shown),
  };
}

/** Texts for screen readers, and for the button. */
function spoken(shown: InteractiveChartProps): Options {
  const { symbol, summary, candles, texts, locale } = shown;
  return {
    lang: {
      locale: numberLocaleOf(locale),
      resetZoom: texts.resetZoom,
      resetZoomTitle: texts.resetZoom,
      accessibility: {
        chartContainerLabel: texts.interactive,
        svgContainerLabel: texts.points,
        screenReaderSection: { endOfChartMarker: texts.pointsEnd },
        zoom: { resetZoomButton: texts.resetZoom },
      },
    },
    accessibility: {
      description: summary,
      // The summary before the points is omitted: the figure already has it, under a fitting heading.
      screenReaderSection: { beforeChartFormat: "" },
      announceNewData: { enabled: false },
      series: { descriptionFormatter: () => symbol },
      point: {
        descriptionFormatter: ({ x }) => {
          const candle = candles[x];
          return candle ? formatList(linesOf(candle, shown), locale) : "";
        },
      },
    },
  };
}

function seriesIn({ type, symbol, candles, averages }: InteractiveChartProps): SeriesOptionsType[] {
  return [
    {
      type: "column",
      yAxis: 1,
      className: "chart-volume",
      enableMouseTracking: false,
      accessibility: { enabled: false },
      data: candles.map(({ open, close, volume }, x) => ({
        x,
        y: volume,
        className: close >= open ? "chart-volume-up" : "chart-volume-down",
      })),
    },
    {
      type: seriesTypes[type],
      name: symbol,
      data: candles.map(({ open, high, low, close }, x) =>
        type === "line" || type === "area" ? { x, y: close } : { x, open, high, low, close },
      ),
    },
    ...averageSeries(candles.length, averages),
  ];
}

function timeAxis(candles: readonly NamedCandle[]): XAxisOptions {
  return {
    crosshair: true,
    tickPositioner(this: Axis, min: number, max: number) {
      const [from, to] = [Math.max(0, Math.ceil(min)), Math.min(candles.length - 1, max)];
      const count = Math.floor(to) - from + 1;
      const size = this.chart.plotWidth < narrowPlot ? "narrow" : "wide";
      return Array.from({ length: count }, (_, index) => index)
        .filter((index) => isNamed(index, count, size))
        .map((index) => from + index);
    },
    labels: {
      y: 18,
      formatter: ({ value, axis }) =>
        axis.toPixels(Number(value)) > nearEdge ? (candles[Number(value)]?.short ?? "") : "",
    },
  };
}

function linesOf(candle: NamedCandle, { market, texts, locale }: InteractiveChartProps): string[] {
  return [
    candle.name,
    `${texts.open} ${priceText(candle.open, market, locale)}`,
    `${texts.high} ${priceText(candle.high, market, locale)}`,
    `${texts.low} ${priceText(candle.low, market, locale)}`,
    `${texts.close} ${priceText(candle.close, market, locale)}`,
    `${texts.volume} ${shortAmountText(candle.volume, locale)}`,
  ];
}

/** The moving average as a line over the candles. */
function averageSeries(count: number, averages: readonly number[]): SeriesOptionsType[] {
  if (averages.length === 0) return [];
  return [
    {
      type: "line",
      className: "chart-average",
      enableMouseTracking: false,
      accessibility: { enabled: false },
      data: averages.map((y, at) => ({ x: count - averages.length + at, y })),
    },
  ];
}
