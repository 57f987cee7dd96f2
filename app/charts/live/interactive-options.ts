// The picture once more in the words of Highcharts: the same numbers, the same look (by class names: see charts.css).
import type { Options, PointOptionsObject, YAxisOptions, YAxisPlotLinesOptions } from "highcharts";
import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import { priceText, shortText } from "~server/features/markets/labels";
import type { ChartWords } from "../chart-data";
import type { ChartType } from "../chart-view";
import { labelWidth } from "../label-width";

// An area stands on the floor of the chart, not on a price of nothing.
const plotOptions = {
  area: { threshold: null },
  series: {
    animation: false,
    marker: { enabled: false },
    states: { inactive: { enabled: false } },
  },
} as const;

const seriesTypes = {
  line: "line",
  area: "area",
  candlestick: "candlestick",
  bar: "ohlc",
} as const;

/** A time so near the left edge would be cut off. */
const nearEdge = 24;

/** A candle that a chart shows, with the words for when it began. */
interface NamedCandle extends Candle {
  readonly name: string;
  /** The same for the axis. */
  readonly short: string;
}

interface Shown {
  readonly type: ChartType;
  readonly symbol: string;
  readonly market: Market;
  readonly summary: string;
  readonly candles: readonly NamedCandle[];
  readonly words: ChartWords;
}

export function interactiveOptions({
  type,
  symbol,
  market,
  summary,
  candles,
  words,
}: Shown): Options {
  const named = (x: number | string) => candles[Number(x)];
  const told = (candle: NamedCandle | undefined) => (candle ? linesOf(candle, market, words) : []);
  const last = candles.at(-1)?.close ?? 0;
  const { chart: chartContainerLabel, points: svgContainerLabel } = words;
  return {
    // Class names instead of colours in attributes: one stylesheet for the picture and for this.
    chart: {
      styledMode: true,
      animation: false,
      spacing: [12, 0, 4, 0],
      marginRight: Math.max(74, labelWidth(priceText(last, market)) + 4),
      zooming: { type: "x" },
    },
    palette: { injectCSS: false },
    title: { text: undefined },
    credits: { enabled: false },
    legend: { enabled: false },
    xAxis: {
      tickPixelInterval: 84,
      allowDecimals: false,
      crosshair: true,
      labels: {
        formatter: ({ value, axis }) =>
          axis.toPixels(Number(value)) > nearEdge ? (named(value)?.short ?? "") : "",
      },
    },
    yAxis: priceAxis(last, market),
    tooltip: {
      shared: true,
      formatter() {
        return told(named(this.x)).join("<br>");
      },
    },
    plotOptions,
    lang: { accessibility: { chartContainerLabel, svgContainerLabel } },
    accessibility: {
      description: summary,
      // What it would say before the points, under a heading of a level that fits no page, the figure has said.
      screenReaderSection: { beforeChartFormat: "" },
      announceNewData: { enabled: false },
      point: { descriptionFormatter: ({ x }) => told(named(x)).join(", ") },
    },
    series: [
      {
        type: seriesTypes[type],
        name: symbol,
        data: candles.map((candle, index) => pointOf(candle, index, type)),
      },
    ],
  };
}

function priceAxis(last: number, market: Market): YAxisOptions {
  return {
    opposite: true,
    title: { text: undefined },
    tickPixelInterval: 56,
    crosshair: true,
    labels: {
      align: "left",
      x: 8,
      formatter: ({ value, axis }) =>
        Math.abs(axis.toPixels(Number(value)) - axis.toPixels(last)) > 18
          ? priceText(Number(value), market)
          : "",
    },
    startOnTick: false,
    endOnTick: false,
    plotLines: [lastLine(last, market)],
  };
}

/** A line at the last price, with its number on the axis. */
function lastLine(last: number, market: Market): YAxisPlotLinesOptions {
  return {
    value: last,
    className: "chart-last-line",
    zIndex: 3,
    label: {
      useHTML: true,
      text: priceText(last, market),
      align: "right",
      textAlign: "left",
      x: 2,
      y: 4,
    },
  };
}

function linesOf(candle: NamedCandle, market: Market, words: ChartWords): string[] {
  return [
    candle.name,
    `${words.open} ${priceText(candle.open, market)}`,
    `${words.high} ${priceText(candle.high, market)}`,
    `${words.low} ${priceText(candle.low, market)}`,
    `${words.close} ${priceText(candle.close, market)}`,
    `${words.volume} ${shortText(candle.volume)}`,
  ];
}

function pointOf(
  { open, high, low, close }: Candle,
  x: number,
  type: ChartType,
): PointOptionsObject {
  return type === "line" || type === "area" ? { x, y: close } : { x, open, high, low, close };
}
