// A balance as a step chart, rendered by the server; the table next to it has the same data.
import { ticks } from "d3-array";
import { scaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import type { Locale } from "~server/locales/locale";
import { AxisFrame } from "./axis-frame";
import { axisTime } from "./chart-times";
import type { Range } from "./axis";
import { plotSize, roundToTenth } from "./plot";

interface DayPoint {
  /** "2026-11-21" */
  day: string;
  value: number;
}

interface Props {
  /** Oldest first. */
  points: readonly DayPoint[];
  /** A value in the short form used next to the chart. */
  write: (value: number) => string;
  locale: Locale;
}

const { width, height } = plotSize;
/** The number of labeled days; phones label half of them. */
const named = 6;
const tickCount = 4;

export function BalanceSteps({ points, write, locale }: Props) {
  const range = fitted(points.map(({ value }) => value));
  const yOf = scaleLinear(range, [height, 0]);
  const step = width / points.length;
  // The last day lasts as long as the others.
  const treads = [...points, ...points.slice(-1)];
  const xOf = (_: DayPoint, index: number) => index * step;
  const course = line<DayPoint>(xOf, ({ value }) => yOf(value))
    .curve(curveStepAfter)
    .digits(1);
  const below = area<DayPoint>(xOf, height, ({ value }) => yOf(value))
    .curve(curveStepAfter)
    .digits(1);
  // A long history labels its months.
  const style = points[0]?.day.slice(0, 4) === points.at(-1)?.day.slice(0, 4) ? "1D" : "1M";
  const every = Math.ceil(points.length / named);
  return (
    <AxisFrame
      className="balance-steps"
      values={ticks(...range, tickCount).map((value) => ({
        at: roundToTenth((yOf(value) / height) * 100),
        text: write(value),
      }))}
      times={points.flatMap(({ day }, index) => {
        const [at, back] = [
          roundToTenth(((index + 0.5) * 100) / points.length),
          points.length - 1 - index,
        ];
        if (back % every !== 0 || at < 6) return [];
        return [
          {
            at: Math.min(at, 96),
            text: axisTime(style, Date.parse(day), locale),
            isMinor: back % (2 * every) !== 0,
          },
        ];
      })}
    >
      <path className="balance-area" d={below(treads) ?? ""} />
      <path className="balance-line" d={course(treads) ?? ""} />
    </AxisFrame>
  );
}

/** The range of the values, with some margin; a constant balance is in the middle. */
function fitted(values: readonly number[]): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const padding = (high - low) * 0.1 || Math.abs(high) * 0.1 || 1;
  // Balances aren't negative: the axis goes below zero only if a value does.
  return [low >= 0 ? Math.max(0, low - padding) : low - padding, high + padding];
}
