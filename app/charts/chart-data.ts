// The data of the live chart, which the server writes into the page as JSON.
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import type { Locale } from "~server/locales/locale";
import type { ChartType } from "./chart-view";

export interface ChartData {
  readonly traded: TradedSymbol;
  /** "EUR/USD" */
  readonly name: string;
  readonly type: ChartType;
  readonly timeframe: Timeframe;
  /** The initial number of candles. */
  readonly count: number;
  /** Number of newer candles. Live candles are only added when it's 0. */
  readonly back: number;
  readonly hasAverage: boolean;
  /** The server's time at rendering, UTC milliseconds. */
  readonly now: number;
  /** The picture in one sentence. */
  readonly summary: string;
  readonly texts: ChartTexts;
  readonly locale: Locale;
}

/** The texts of the live chart, by message key. */
export const liveChartTexts = [
  "inOneDay",
  "open",
  "high",
  "low",
  "close",
  "volume",
  "openLetter",
  "highLetter",
  "lowLetter",
  "closeLetter",
  "volumeLetter",
  "average",
  "start",
  "pause",
  "interactive",
  "points",
  "pointsEnd",
  "resetZoom",
] as const;
export type ChartTexts = Readonly<Record<(typeof liveChartTexts)[number], string>>;
