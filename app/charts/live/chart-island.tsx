// The interactive part of a chart, which replaces the server-rendered one: price, pause button and chart.
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { averageLength, averagesOf } from "~server/features/markets/rules/averages";
import { candlesOf, type Candle } from "~server/features/markets/rules/candles";
import { tickMs } from "~server/features/markets/rules/price";
import type { ChartData } from "../chart-data";
import { ChartLegend } from "../chart-legend";
import { ChartPrice } from "../chart-price";
import { axisTime, candleTime, tickTime } from "../chart-times";
import { InteractiveChart } from "./interactive-chart";
import { useLiveCandles } from "./use-live-candles";

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

/** Once live candles have pushed out the first ones, only the candles shown are averaged. */
function averagesUpTo(shown: readonly Candle[], known: readonly Candle[]): number[] {
  const isWhole = shown[0]?.time === known[lead]?.time;
  return averagesOf(isWhole ? [...known.slice(0, lead), ...shown] : shown);
}

const pauseShape = "M5.5 3.5v9M10.5 3.5v9";
const startShape = "M5 3.5l7 4.5-7 4.5z";

/** The candles shown, with their labels, and their moving average. */
function useShown(data: ChartData & { receivedAt: number }, isRunning: boolean) {
  const { traded, timeframe, count, back, hasAverage, now, receivedAt, locale } = data;
  const known = useMemo(
    () => candlesOf(traded, timeframe, now, { count: count + lead, back }),
    [traded, timeframe, now, count, back],
  );
  const candles = useMemo(() => known.slice(lead), [known]);
  const live = useLiveCandles({ traded, candles, now, receivedAt, isRunning });
  const averages = useMemo(
    () => (hasAverage ? averagesUpTo(live.candles, known) : []),
    [hasAverage, live, known],
  );
  const named = useMemo(() => {
    const firstAdded = live.candles.length - live.added;
    return live.candles.map((candle, at) => {
      const isAdded = at >= firstAdded;
      const tick = tickTime(candle.time, locale);
      return {
        ...candle,
        name: isAdded ? tick : candleTime(timeframe, candle.time, locale),
        short: isAdded ? tick : axisTime(timeframe, candle.time, locale),
      };
    });
  }, [live, timeframe, locale]);
  return { named, averages, added: live.added > 0 ? live.candles.at(-1) : undefined };
}

function ChartIsland(data: ChartData & { receivedAt: number }) {
  const { traded, type, timeframe, back, hasAverage, now, texts, locale } = data;
  const [isRunning, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  // The time of the candle under the crosshair.
  const [hoveredTime, setHoveredTime] = useState<number>();
  // Live candles are only added to the newest ones.
  const isLive = back === 0;
  const { named, averages, added } = useShown(data, isRunning && isLive);
  const found = named.findIndex(({ time }) => time === hoveredTime);
  const at = found < 0 ? named.length - 1 : found;
  const shown = named[at];
  return (
    <>
      <ChartPrice
        traded={traded}
        at={added ? added.time + tickMs : now}
        texts={texts}
        locale={locale}
      />
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
