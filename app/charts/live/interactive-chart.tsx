import { memo, useMemo, useRef } from "react";
import { HighchartsReact } from "highcharts-react-official";
import { Highcharts } from "./highcharts";
import { interactiveOptions, type InteractiveChartProps } from "./interactive-options";
import type { Chart } from "highcharts";

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

const [closer, wider] = [0.8, 1.25];
const fewest = 4;

/** Zooms around the pointer on Ctrl and wheel, which is also how browsers report a trackpad pinch. */
function zoomByWheel(chart: Chart): void {
  chart.container.addEventListener("wheel", (event) => zoom(chart, event), { passive: false });
}

function zoom({ xAxis: [axis], pointer }: Chart, event: WheelEvent): void {
  if (!event.ctrlKey || !axis) return;
  event.preventDefault();
  const { min, max, dataMin, dataMax } = axis.getExtremes();
  const at = axis.toValue(pointer.normalize(event).chartX);
  const by = event.deltaY < 0 ? closer : wider;
  const [from, to] = [at - (at - min) * by, at + (max - at) * by];
  if (to - from < fewest) return;
  if (from <= dataMin && to >= dataMax) axis.setExtremes(undefined, undefined, true, false);
  else axis.setExtremes(Math.max(from, dataMin), Math.min(to, dataMax), true, false);
}
