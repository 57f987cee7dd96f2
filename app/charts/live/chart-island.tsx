// The part of a chart that moves, in the place of the one that the server drew: price, interactive chart and pause button.
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { candlesOf } from "~server/features/markets/rules/candles";
import { tickMs } from "~server/features/markets/rules/price";
import type { ChartData } from "../chart-data";
import { ChartPrice } from "../chart-price";
import { axisTime, candleTime, tickTime } from "../chart-times";
import { InteractiveChart } from "./interactive-chart";
import { useLiveCandles } from "./use-live-candles";

/** Gives back what draws it again, from the data that is then beside it. */
export function mountIsland(place: HTMLElement): () => void {
  const root = createRoot(place);
  const draw = () => {
    const data: ChartData = JSON.parse(place.dataset.chart ?? "");
    root.render(<ChartIsland {...data} receivedAt={performance.now()} />);
  };
  draw();
  return draw;
}

function ChartIsland({
  traded,
  type,
  timeframe,
  count,
  now,
  receivedAt,
  summary,
  words,
}: ChartData & { receivedAt: number }) {
  const [isRunning, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const candles = useMemo(
    () => candlesOf(traded, timeframe, now, count),
    [traded, timeframe, now, count],
  );
  const live = useLiveCandles({ traded, candles, now, receivedAt, isRunning });
  const added = live.added > 0 ? live.candles.at(-1) : undefined;
  const named = useMemo(() => {
    const firstAdded = live.candles.length - live.added;
    return live.candles.map((candle, at) => ({
      ...candle,
      name: at < firstAdded ? candleTime(timeframe, candle.time) : tickTime(candle.time),
      short: at < firstAdded ? axisTime(timeframe, candle.time) : tickTime(candle.time),
    }));
  }, [live, timeframe]);
  return (
    <>
      <ChartPrice traded={traded} at={added ? added.time + tickMs : now} words={words} />
      <div className="chart-frame">
        <InteractiveChart
          key={`${traded.symbol} ${type} ${timeframe}`}
          type={type}
          symbol={traded.symbol}
          market={traded.market}
          summary={summary}
          candles={named}
          words={words}
        />
      </div>
      <div className="chart-tools">
        <button
          type="button"
          className="button secondary"
          aria-pressed={isRunning}
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning ? words.pause : words.start}
        </button>
      </div>
    </>
  );
}
