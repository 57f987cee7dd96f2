import { memo, useMemo, useRef } from "react";
import { HighchartsReact } from "highcharts-react-official";
import { Highcharts } from "./highcharts";
import { zoomByWheel } from "./zoom-by-wheel";
import { interactiveOptions, type InteractiveChartProps } from "./interactive-options";

interface Props extends Omit<InteractiveChartProps, "onPrice"> {
  /** The time of the candle under the crosshair; undefined without one. */
  onHover: (time: number | undefined) => void;
}

/** Redrawn only for another chart or candle, not when the crosshair moves. */
export const InteractiveChart = memo(function InteractiveChart(props: Props) {
  const { type, symbol, market, summary, candles, averages, texts, locale, onHover } = props;
  const tag = useRef<HTMLSpanElement>(null);
  const options = useMemo(
    () =>
      interactiveOptions({
        type,
        symbol,
        market,
        summary,
        candles,
        averages,
        texts,
        locale,
        onHover,
        onPrice: (text, y) => showPrice(tag.current, text, y),
      }),
    [type, symbol, market, summary, candles, averages, texts, locale, onHover],
  );
  return (
    <div className="chart-plot">
      <HighchartsReact
        highcharts={Highcharts}
        options={options}
        callback={zoomByWheel}
        containerProps={{ className: "chart-interactive" }}
      />
      <span ref={tag} className="chart-cross-tag" aria-hidden="true" hidden />
    </div>
  );
});

/** The price at the crosshair, on the axis. */
function showPrice(tag: HTMLElement | null, text: string | undefined, y = 0): void {
  if (!tag) return;
  tag.hidden = text === undefined;
  tag.textContent = text ?? "";
  tag.style.top = `${y}px`;
}
