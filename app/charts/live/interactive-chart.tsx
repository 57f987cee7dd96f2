import { useMemo } from "react";
import { HighchartsReact } from "highcharts-react-official";
import { Highcharts } from "./highcharts";
import { interactiveOptions } from "./interactive-options";

type Props = Parameters<typeof interactiveOptions>[0];

export function InteractiveChart({ type, symbol, market, summary, candles, words }: Props) {
  const options = useMemo(
    () => interactiveOptions({ type, symbol, market, summary, candles, words }),
    [type, symbol, market, summary, candles, words],
  );
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      containerProps={{ className: "chart-interactive" }}
    />
  );
}
