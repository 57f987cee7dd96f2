// The view of a chart that the address asked for, and those that are chosen after it in the same page.
import { useCallback, useMemo, useState } from "react";
import type { Market } from "~server/features/markets/rules/symbols";
import { chartViewIn } from "./chart-view";

export function useChartView(query: string, market: Market) {
  const [asked, setAsked] = useState(query);
  const view = useMemo(() => chartViewIn(new URLSearchParams(asked), market), [asked, market]);
  /** Draws another view, and gives it the address that a page without scripts would have. */
  const show = useCallback((next: URLSearchParams) => {
    setAsked(next.toString());
    history.replaceState(history.state, "", `?${next}`);
  }, []);
  return { view, show };
}
