// A symbol's chart: last price, picture, summary and figures, each labeled as simulated. Scripts bring the part in `#chart` to life.
import type { ReactNode } from "react";
import { candlesOf } from "~server/features/markets/rules/candles";
import type { ChartData } from "./chart-data";
import { chartWords, summaryOf } from "./chart-labels";
import { ChartPicture } from "./chart-picture";
import { ChartPrice } from "./chart-price";
import { ChartTable } from "./chart-table";
import { candlesIn, type ChartView } from "./chart-view";
import { SimulatedTag } from "./simulated-tag";

interface Props {
  view: ChartView;
  /** The server's clock, UTC milliseconds: every figure of the page is of this moment. */
  now: number;
  /** A button at the right of the head. */
  action?: ReactNode;
}

export function MarketChart({ view, now, action }: Props) {
  const { traded, type, timeframe } = view;
  const count = candlesIn(view);
  const candles = candlesOf(traded, timeframe, now, count);
  const summary = summaryOf(traded, { timeframe, candles, now });
  const words = chartWords;
  const data: ChartData = { traded, type, timeframe, count, now, summary, words };
  const shown = { market: traded.market, timeframe, candles };
  return (
    <figure className="chart" aria-labelledby="chart-name" aria-describedby="chart-summary">
      <div id="chart-head" className="chart-head" data-follows-choice="">
        <div>
          <h2 id="chart-name">{traded.symbol}</h2>
          <p className="hint">{traded.label}</p>
        </div>
        <SimulatedTag />
        {action}
      </div>
      <div id="chart" data-chart={JSON.stringify(data)}>
        <ChartPrice traded={traded} at={now} words={words} />
        <div className="chart-frame">
          <ChartPicture type={type} {...shown} />
        </div>
        <div className="chart-tools">
          <button type="button" className="button secondary" hidden>
            {words.chart}
          </button>
        </div>
      </div>
      <p id="chart-summary" className="chart-summary" data-follows-choice="">
        {summary}
      </p>
      <ChartTable caption={`Simulated prices of ${traded.symbol}`} {...shown} />
    </figure>
  );
}
