// What the live chart knows: the server writes it into the page beside the picture, as JSON.
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
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
}

export interface ChartWords {
  readonly inOneDay: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  readonly start: string;
  readonly pause: string;
  readonly chart: string;
  readonly points: string;
}
