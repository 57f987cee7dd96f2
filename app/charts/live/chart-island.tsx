// The part of a chart that moves, in the place of the one that the server drew: price, pause button and interactive chart.
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { candlesOf } from "~server/features/markets/rules/candles";
import { tickMs } from "~server/features/markets/rules/price";
import type { ChartData } from "../chart-data";
import { ChartLegend } from "../chart-legend";
import { ChartPrice } from "../chart-price";
import { axisTime, candleTime, tickTime } from "../chart-times";
import { InteractiveChart } from "./interactive-chart";
import { useLiveCandles } from "./use-live-candles";

/** Returns a function that redraws it from the current data. */
export function mountIsland(place: HTMLElement): () => void {
  const root = createRoot(place);
  const draw = () => {
    const data: ChartData = JSON.parse(place.dataset.chart ?? "");
    root.render(<ChartIsland {...data} receivedAt={performance.now()} />);
  };
  draw();
  return draw;
}

const pauseShape = "M5.5 3.5v9M10.5 3.5v9";
const startShape = "M5 3.5l7 4.5-7 4.5z";

function ChartIsland(data: ChartData & { receivedAt: number }) {
  const { traded, type, timeframe, count, now, receivedAt, words, locale } = data;
  const [isRunning, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  // The time of the candle under the crosshair.
  const [lookedAt, setLookedAt] = useState<number>();
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
      name:
        at < firstAdded
          ? candleTime(timeframe, candle.time, locale)
          : tickTime(candle.time, locale),
      short:
        at < firstAdded ? axisTime(timeframe, candle.time, locale) : tickTime(candle.time, locale),
    }));
  }, [live, timeframe, locale]);
  const shown = named.find(({ time }) => time === lookedAt) ?? named.at(-1);
  return (
    <>
      <ChartPrice
        traded={traded}
        at={added ? added.time + tickMs : now}
        words={words}
        locale={locale}
      />
      <div className="chart-tools">
        <button
          type="button"
          className="button secondary"
          aria-pressed={isRunning}
          onClick={() => setRunning(!isRunning)}
        >
          <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={isRunning ? pauseShape : startShape} />
          </svg>
          <span>{isRunning ? words.pause : words.start}</span>
        </button>
      </div>
      <div className="chart-frame">
        {shown && (
          <ChartLegend
            candle={shown}
            time={shown.name}
            market={traded.market}
            words={words}
            locale={locale}
          />
        )}
        <InteractiveChart
          key={`${traded.symbol} ${type} ${timeframe}`}
          type={type}
          symbol={traded.symbol}
          market={traded.market}
          summary={data.summary}
          candles={named}
          words={words}
          locale={locale}
          onLook={setLookedAt}
        />
      </div>
    </>
  );
}
