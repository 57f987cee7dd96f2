// The data of the live chart, which the server writes into the page as JSON.
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import type { Locale } from "~server/locales/locale";
import type { ChartType } from "./chart-view";

export interface ChartData {
  readonly traded: TradedSymbol;
  readonly type: ChartType;
  readonly timeframe: Timeframe;
  /** How many candles are shown at first. */
  readonly count: number;
  /** The server's clock when it made the page, UTC milliseconds. */
  readonly now: number;
  /** The picture in one sentence. */
  readonly summary: string;
  readonly words: ChartWords;
  readonly locale: Locale;
}

/** The texts of the live chart, by message key. */
export const liveWords = [
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
  "start",
  "pause",
  "interactive",
  "points",
  "pointsEnd",
  "resetZoom",
] as const;
export type ChartWords = Readonly<Record<(typeof liveWords)[number], string>>;
