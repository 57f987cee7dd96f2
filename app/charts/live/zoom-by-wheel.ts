// Zooms around the pointer on Ctrl and wheel, which is also how browsers report a trackpad pinch.
import type { Chart } from "highcharts";

const [closer, wider] = [0.8, 1.25];
const fewest = 4;

export function zoomByWheel(chart: Chart): void {
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
