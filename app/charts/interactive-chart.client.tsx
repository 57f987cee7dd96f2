// The one chunk that brings Highcharts; loaded after the page, and only where a chart is.
import { useMemo } from "react";
import { HighchartsReact } from "highcharts-react-official";
import Highcharts from "highcharts/es-modules/masters/highcharts.src.js";
import "highcharts/es-modules/masters/modules/accessibility.src.js";
import HLCSeries from "highcharts/es-modules/Series/HLC/HLCSeries.js";
import OHLCSeries from "highcharts/es-modules/Series/OHLC/OHLCSeries.js";
import "highcharts/es-modules/Series/Candlestick/CandlestickSeries.js";
import { interactiveOptions } from "./interactive-options";

// As the whole stock build does: each of the three stands on the one before.
HLCSeries.compose(Highcharts.Series, Highcharts.SVGRenderer);
OHLCSeries.compose(Highcharts.Series);

type Props = Parameters<typeof interactiveOptions>[0];

export function InteractiveChart({ type, symbol, market, summary, candles }: Props) {
  const options = useMemo(
    () => interactiveOptions({ type, symbol, market, summary, candles }),
    [type, symbol, market, summary, candles],
  );
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      containerProps={{ className: "chart-interactive" }}
    />
  );
}
