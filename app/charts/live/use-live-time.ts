// The time of the newest tick, by the server's clock, until it is paused.
import { useEffect, useState } from "react";
import { tickMs } from "~server/features/markets/rules/price";

interface LiveTimeOptions {
  /** The server's time at rendering, UTC milliseconds. */
  readonly now: number;
  /** When the page was loaded, by `performance.now()`. */
  readonly receivedAt: number;
  readonly isRunning: boolean;
}

export function useLiveTime({ now, receivedAt, isRunning }: LiveTimeOptions): number {
  const [live, setLive] = useState({ of: now, at: now });
  // Another view starts at its own time.
  if (live.of !== now) setLive({ of: now, at: now });
  useEffect(() => {
    if (!isRunning) return;
    const lead = Math.floor(now / tickMs) * tickMs;
    const timer = setInterval(() => {
      const passed = lead + performance.now() - receivedAt;
      setLive({ of: now, at: Math.floor(passed / tickMs) * tickMs });
    }, tickMs);
    return () => clearInterval(timer);
  }, [now, receivedAt, isRunning]);
  return live.of === now ? Math.max(live.at, now) : now;
}
