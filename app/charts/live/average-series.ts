// The moving average as a line over the candles.
import type { SeriesOptionsType } from "highcharts";

export function averageSeries(count: number, averages: readonly number[]): SeriesOptionsType[] {
  if (averages.length === 0) return [];
  return [
    {
      type: "line",
      className: "chart-average",
      enableMouseTracking: false,
      accessibility: { enabled: false },
      data: averages.map((y, at) => ({ x: count - averages.length + at, y })),
    },
  ];
}
