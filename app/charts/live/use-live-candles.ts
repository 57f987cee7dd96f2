// Adds the candle of each tick to a chart's candles, by the server's clock, until it is paused.
import { useEffect, useState } from "react";
import { candleOfTick, maxCandles, type Candle } from "~server/features/markets/rules/candles";
import { tickMs } from "~server/features/markets/rules/price";
import type { TradedSymbol } from "~server/features/markets/rules/symbols";

interface Live {
  readonly candles: readonly Candle[];
  /** How many of them were added; they are the last ones. */
  readonly added: number;
}

interface LiveCandlesOptions {
  readonly traded: TradedSymbol;
  readonly candles: readonly Candle[];
  /** The server's time at rendering, UTC milliseconds. */
  readonly now: number;
  /** When the page was loaded, by `performance.now()`. */
  readonly receivedAt: number;
  readonly isRunning: boolean;
}

export function useLiveCandles({
  traded,
  candles,
  now,
  receivedAt,
  isRunning,
}: LiveCandlesOptions): Live {
  const [live, setLive] = useState<Live & { of: readonly Candle[] }>({
    of: candles,
    candles,
    added: 0,
  });
  // Another view starts with its own candles.
  if (live.of !== candles) setLive({ of: candles, candles, added: 0 });
  useEffect(() => {
    if (!isRunning) return;
    const firstTick = Math.floor(now / tickMs);
    const lead = firstTick * tickMs;
    const timer = setInterval(() => {
      const tick = Math.floor((lead + performance.now() - receivedAt) / tickMs);
      const candle = candleOfTick(traded, tick);
      setLive(({ of: view, candles: before, added }) => {
        const after = [...before, candle].slice(-maxCandles);
        return { of: view, candles: after, added: Math.min(added + 1, after.length) };
      });
    }, tickMs);
    return () => clearInterval(timer);
  }, [traded, now, receivedAt, isRunning]);
  return live;
}
