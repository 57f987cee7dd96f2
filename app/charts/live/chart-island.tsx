// The interactive part of a chart, which replaces the server-rendered one: price, pause button and chart.
import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { averageLength, averagesOf } from "~server/features/markets/rules/averages";
import { candlesOf } from "~server/features/markets/rules/candles";
import type { ChartData } from "../chart-data";
import { ChartLegend } from "../chart-legend";
import { ChartPrice } from "../chart-price";
import { axisTime, candleTime } from "../chart-times";
import { InteractiveChart } from "./interactive-chart";
import { tickMs } from "~server/features/markets/rules/price";

/** Returns a function that redraws it from the current data. */
export function mountIsland(element: HTMLElement): () => void {
  const root = createRoot(element);
  const draw = () => {
    const data: ChartData = JSON.parse(element.dataset.chart ?? "");
    root.render(<ChartIsland {...data} receivedAt={performance.now()} />);
  };
  draw();
  return draw;
}

/** The average needs candles before the first one shown. */
const lead = averageLength - 1;

const pauseShape = "M5.5 3.5v9M10.5 3.5v9";
const startShape = "M5 3.5l7 4.5-7 4.5z";

/** The candles up to `now`, with their labels, and their moving average: the newest one follows the live price. */
function useShown(data: ChartData, now: number) {
  const { traded, timeframe, count, back, hasAverage, locale } = data;
  return useMemo(() => {
    const known = candlesOf(traded, timeframe, now, { count: count + lead, back });
    const named = known.slice(lead).map((candle) => ({
      ...candle,
      name: candleTime(timeframe, candle.time, locale),
      short: axisTime(timeframe, candle.time, locale),
    }));
    return { named, averages: hasAverage ? averagesOf(known) : [] };
  }, [traded, timeframe, now, count, back, hasAverage, locale]);
}

function ChartIsland(data: ChartData & { receivedAt: number }) {
  const { traded, type, timeframe, back, hasAverage, now, receivedAt, texts, locale } = data;
  const [isRunning, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  // The time of the candle under the crosshair.
  const [hoveredTime, setHoveredTime] = useState<number>();
  // Only the newest candle follows the live price.
  const isLive = back === 0;
  const liveNow = useLiveTime({ now, receivedAt, isRunning: isRunning && isLive });
  const { named, averages } = useShown(data, liveNow);
  const found = named.findIndex(({ time }) => time === hoveredTime);
  const at = found < 0 ? named.length - 1 : found;
  const shown = named[at];
  return (
    <>
      <ChartPrice traded={traded} at={liveNow} texts={texts} locale={locale} />
      <div className="chart-tools">
        {isLive && (
          <button type="button" className="button secondary" onClick={() => setRunning(!isRunning)}>
            <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d={isRunning ? pauseShape : startShape} />
            </svg>
            <span>{isRunning ? texts.pause : texts.start}</span>
          </button>
        )}
      </div>
      <div className="chart-frame">
        {shown && (
          <ChartLegend
            candle={shown}
            time={shown.name}
            average={averages[at - named.length + averages.length]}
            market={traded.market}
            texts={texts}
            locale={locale}
          />
        )}
        <InteractiveChart
          key={`${traded.symbol} ${type} ${timeframe} ${back} ${hasAverage}`}
          type={type}
          symbol={data.name}
          market={traded.market}
          summary={data.summary}
          candles={named}
          averages={averages}
          texts={texts}
          locale={locale}
          onHover={setHoveredTime}
        />
      </div>
    </>
  );
}

interface LiveTimeOptions {
  /** The server's time at rendering, UTC milliseconds. */
  readonly now: number;
  /** When the page was loaded, by `performance.now()`. */
  readonly receivedAt: number;
  readonly isRunning: boolean;
}

/** The time of the newest tick, by the server's clock, until it is paused. */
function useLiveTime({ now, receivedAt, isRunning }: LiveTimeOptions): number {
  const [live, setLive] = useState({ of: now, at: now });
  // Another view starts at its own time.
  if (live.of !== now) setLive({ of: now, at: now });
  useEffect(() => {
    if (!isRunning) return;
    const start = Math.floor(now / tickMs) * tickMs;
    const timer = setInterval(() => {
      const passed = start + performance.now() - receivedAt;
      setLive({ of: now, at: Math.floor(passed / tickMs) * tickMs });
    }, tickMs);
    return () => clearInterval(timer);
  }, [now, receivedAt, isRunning]);
  return live.of === now ? Math.max(live.at, now) : now;
}
