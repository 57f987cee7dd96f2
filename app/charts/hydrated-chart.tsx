// The picture, and in its place the interactive chart once scripts have brought it: in the same frame, so that nothing moves.
import { useEffect, useMemo, useState } from "react";
import type { Candle } from "~server/features/markets/rules/candles";
import { tickMs } from "~server/features/markets/rules/price";
import { ChartPicture } from "./chart-picture";
import type { ChartView } from "./chart-view";
import { axisTime, candleTime, tickTime } from "./chart-labels";
import { useInteractive } from "./use-interactive";
import { useLiveCandles } from "./use-live-candles";

interface Props {
  view: ChartView;
  candles: readonly Candle[];
  summary: string;
  now: number;
  /** Hears when the latest live candle ended, UTC milliseconds. */
  onTick: (endedAt: number) => void;
}

export function HydratedChart({
  view: { traded, type, timeframe },
  candles,
  summary,
  now,
  onTick,
}: Props) {
  const { Chart, isWaiting, bring } = useInteractive();
  const [isRunning, setRunning] = useState(false);
  useEffect(
    () => setRunning(Chart !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches),
    [Chart],
  );
  const live = useLiveCandles({ traded, candles, now, isRunning });
  const lastAdded = live.added > 0 ? live.candles.at(-1) : undefined;
  useEffect(() => {
    if (lastAdded) onTick(lastAdded.time + tickMs);
  }, [lastAdded, onTick]);
  const named = useMemo(() => {
    const firstAdded = live.candles.length - live.added;
    return live.candles.map((candle, at) =>
      at < firstAdded
        ? {
            ...candle,
            name: candleTime(timeframe, candle.time),
            short: axisTime(timeframe, candle.time),
          }
        : { ...candle, name: tickTime(candle.time), short: tickTime(candle.time) },
    );
  }, [live.candles, live.added, timeframe]);
  return (
    <>
      <div className="chart-frame">
        {Chart ? (
          <Chart
            key={`${traded.symbol} ${type} ${timeframe}`}
            type={type}
            symbol={traded.symbol}
            market={traded.market}
            summary={summary}
            candles={named}
          />
        ) : (
          <ChartPicture
            market={traded.market}
            type={type}
            timeframe={timeframe}
            candles={candles}
          />
        )}
      </div>
      <div className="chart-tools">
        {Chart && (
          <button
            type="button"
            className="button secondary"
            aria-pressed={isRunning}
            onClick={() => setRunning(!isRunning)}
          >
            {isRunning ? "Pause live candles" : "Live candles"}
          </button>
        )}
        {isWaiting && (
          <button type="button" className="button secondary" onClick={bring}>
            Interactive chart
          </button>
        )}
      </div>
    </>
  );
}
