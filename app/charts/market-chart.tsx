// A symbol's chart: last price, picture, summary and figures, each labeled as simulated.
import { useMemo, useState, type ReactNode } from "react";
import { candlesOf } from "~server/features/markets/rules/candles";
import { quoteOf } from "~server/features/markets/rules/quotes";
import { changeText, percentText, priceText } from "~server/features/markets/labels";
import { Change } from "~/ui/change";
import { ChartTable } from "./chart-table";
import { candlesIn, type ChartView } from "./chart-view";
import { momentText, summaryOf } from "./chart-labels";
import { HydratedChart } from "./hydrated-chart";
import { SimulatedTag } from "./simulated-tag";

interface Props {
  view: ChartView;
  /** The server's clock, UTC milliseconds: every figure of the page is of this moment, and the price of the latest live candle's once there are any. */
  now: number;
  /** A button at the right of the head. */
  action?: ReactNode;
}

export function MarketChart({ view, now, action }: Props) {
  const { traded, timeframe } = view;
  const candles = useMemo(() => candlesOf(traded, timeframe, now, candlesIn(view)), [view, now]);
  const [tickedAt, setTickedAt] = useState(0);
  const at = Math.max(now, tickedAt);
  const quote = quoteOf(traded, at);
  const summary = summaryOf(traded, { timeframe, candles, now });
  return (
    <figure className="chart" aria-labelledby="chart-name" aria-describedby="chart-summary">
      <div className="chart-head">
        <div>
          <h2 id="chart-name">{traded.symbol}</h2>
          <p className="hint">{traded.label}</p>
        </div>
        <SimulatedTag />
        {action}
        <p className="chart-price">
          <strong>{priceText(quote.price, quote.market)}</strong>{" "}
          <Change
            text={`${changeText(quote.change, quote)} (${percentText(quote.changePercent)})`}
          />{" "}
          <span className="hint">
            in 24 hours, <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>
          </span>
        </p>
      </div>
      <HydratedChart
        view={view}
        candles={candles}
        summary={summary}
        now={now}
        onTick={setTickedAt}
      />
      <p id="chart-summary" className="chart-summary">
        {summary}
      </p>
      <ChartTable
        caption={`Simulated prices of ${traded.symbol}`}
        market={traded.market}
        timeframe={timeframe}
        candles={candles}
      />
    </figure>
  );
}
