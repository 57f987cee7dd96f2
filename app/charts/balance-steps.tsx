// A balance as a step chart, rendered by the server; the table next to it has the same data.
import type { Locale } from "~server/locales/locale";
import { AxisFrame } from "./axis-frame";
import { axisTime } from "./chart-times";
import { linearScale, ticksIn, roundToTenth, type Range } from "./linear-scale";
import { plotSize } from "./plot";

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
const ticks = 4;

export function BalanceSteps({ points, write, locale }: Props) {
  const range = fitted(points.map(({ value }) => value));
  const yOf = linearScale(range, [height, 0]);
  const step = width / points.length;
  const line = stepsOf(
    points.map(({ value }) => roundToTenth(yOf(value))),
    step,
  );
  // A long history labels its months.
  const style = points[0]?.day.slice(0, 4) === points.at(-1)?.day.slice(0, 4) ? "1D" : "1M";
  const every = Math.ceil(points.length / named);
  return (
    <AxisFrame
      className="balance-steps"
      values={ticksIn(range, ticks).map((value) => ({
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
      <path className="balance-area" d={`${line}V${height}H0Z`} />
      <path className="balance-line" d={line} />
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

/** One tread per height; equal heights share one. */
function stepsOf(heights: readonly number[], step: number): string {
  const rises = heights.map((y, index) =>
    index > 0 && y !== heights[index - 1] ? `H${roundToTenth(index * step)}V${y}` : "",
  );
  return `M0 ${heights[0] ?? height}${rises.join("")}H${roundToTenth(heights.length * step)}`;
}
