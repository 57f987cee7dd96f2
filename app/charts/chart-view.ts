// The chart view from the search parameters; invalid values become the default.
import { maxCandles, visibleCandles } from "~server/features/markets/rules/candles";
import {
  symbolsOf,
  tradedSymbol,
  type Market,
  type TradedSymbol,
} from "~server/features/markets/rules/symbols";
import { timeframes, type Timeframe } from "~server/features/markets/rules/timeframes";

export const chartTypes = ["line", "area", "candlestick", "bar"] as const;
export type ChartType = (typeof chartTypes)[number];

/** At 2 half as many candles are shown, at 0.5 twice as many. */
export const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

export interface ChartView {
  readonly traded: TradedSymbol;
  readonly type: ChartType;
  readonly timeframe: Timeframe;
  readonly zoom: Zoom;
  /** Number of candles between the last one shown and the newest. */
  readonly back: number;
  readonly hasAverage: boolean;
  /** The requested symbol, if the market doesn't have it and another is shown. */
  readonly unknownSymbol?: string;
}

export function chartViewIn(query: URLSearchParams, market: Market): ChartView {
  const symbol = query.get("symbol") ?? "";
  const requested = tradedSymbol(symbol);
  const [first] = symbolsOf(market);
  const traded = requested?.market === market ? requested : first;
  if (!traded) throw new RangeError("the market has no symbols");
  const isUnknown = symbol !== "" && requested !== traded;
  return {
    traded,
    ...(isUnknown && { unknownSymbol: symbol.slice(0, 30) }),
    type: oneOf(chartTypes, query.get("type")) ?? "candlestick",
    timeframe: oneOf(timeframes, query.get("timeframe")) ?? "1D",
    zoom: zooms.find((zoom) => String(zoom) === query.getAll("zoom").at(-1)) ?? 1,
    back: backIn(query.getAll("back").at(-1)),
    hasAverage: query.has("average"),
  };
}

export function candlesIn({ zoom, timeframe }: Pick<ChartView, "zoom" | "timeframe">): number {
  const all = timeframe === "Live" ? maxCandles : visibleCandles;
  return Math.min(maxCandles, Math.round(all / zoom));
}

/** The next zoom levels; undefined at the ends. */
export function adjacentZooms(zoom: Zoom): { closer: Zoom | undefined; wider: Zoom | undefined } {
  const at = zooms.indexOf(zoom);
  return { closer: zooms[at + 1], wider: zooms[at - 1] };
}

/** How far back a chart goes, in candles. */
const earliest = 250;

function backIn(requested = "0"): number {
  return /^\d{1,4}$/.test(requested) ? Math.min(Number(requested), earliest) : 0;
}

/** Half a chart earlier and later; undefined at either end. */
export function adjacentOffsets(view: Pick<ChartView, "back" | "zoom" | "timeframe">) {
  const step = Math.ceil(candlesIn(view) / 2);
  return {
    earlier: view.back < earliest ? view.back + step : undefined,
    later: view.back > 0 ? Math.max(0, view.back - step) : undefined,
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  requested: string | null,
): Value | undefined {
  return values.find((value) => value === requested);
}
