// The price axis of the live chart: round prices, the last one, and the one at the crosshair.
import type { Axis, Point, YAxisOptions, YAxisPlotLinesOptions } from "highcharts";
import type { Market } from "~server/features/markets/rules/symbols";
import type { Locale } from "~server/locales/locale";
import { axisPrices, priceText } from "~server/features/markets/labels";
import { panes, pricesIn, plotMargins } from "../axis";

/** Properties of a crosshair that Highcharts sets but doesn't declare. */
interface DrawnCrosshair {
  readonly e?: { readonly chartY: number };
  readonly point?: Point;
}

// Of the range of the prices, not of the axis.
const prices = 1 - plotMargins.above - plotMargins.below;

interface Shown {
  readonly last: number;
  readonly market: Market;
  readonly locale: Locale;
  readonly onPrice: (text?: string, y?: number) => void;
}

export function priceAxis({ last, market, locale, onPrice }: Shown): YAxisOptions {
  const events = {
    afterDrawCrosshair(this: Axis, { e, point }: DrawnCrosshair) {
      const y = e?.chartY ?? point?.plotY ?? 0;
      const isInPane = y >= 0 && y <= this.chart.plotHeight * panes.price;
      onPrice(isInPane ? priceText(this.toValue(y), market, locale) : undefined, y);
    },
    afterHideCrosshair: () => onPrice(),
  };
  return {
    opposite: true,
    title: { text: undefined },
    height: `${panes.price * 100}%`,
    crosshair: { snap: false },
    minPadding: plotMargins.below / prices,
    maxPadding: plotMargins.above / prices,
    startOnTick: false,
    endOnTick: false,
    tickPositioner: (min, max) => pricesIn([min, max], last),
    labels: {
      align: "left",
      x: 8,
      y: 4,
      formatter: ({ axis, pos }) =>
        axisPrices(axis.tickPositions ?? [], market, locale)[
          axis.tickPositions?.indexOf(pos) ?? -1
        ] ?? "",
    },
    plotLines: [lastLine(last, priceText(last, market, locale))],
    events: events as YAxisOptions["events"],
  };
}

/** A line at the last price, with its number on the axis. */
function lastLine(last: number, text: string): YAxisPlotLinesOptions {
  return {
    value: last,
    className: "chart-last-line",
    zIndex: 3,
    label: {
      useHTML: true,
      text,
      align: "right",
      textAlign: "left",
      x: 2,
      y: 0,
    },
  };
}
