// Totals of twelve months as bars, rendered by the server; the table next to it has the same data.
import { scaleLinear } from "d3-scale";
import type { Locale } from "~server/locales/locale";
import { AxisFrame } from "./axis-frame";
import { monthName } from "./chart-times";
import { plotSize, roundToTenth } from "./plot";

interface MonthBar {
  /** "2026-11" */
  month: string;
  value: number;
}

interface Props {
  bars: readonly MonthBar[];
  /** A total in the short form of the axis. */
  write: (value: number) => string;
  locale: Locale;
}

const { width, height } = plotSize;
const tickCount = 3;

export function MonthBars({ bars, write, locale }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const yOf = scaleLinear([0, highest || 1], [height, 0]).nice(tickCount);
  const step = width / bars.length;
  const values = highest > 0 ? yOf.ticks(tickCount) : [0];
  return (
    <AxisFrame
      className="month-bars"
      values={values.map((value) => ({
        at: roundToTenth((yOf(value) / height) * 100),
        text: write(value),
      }))}
      times={bars.map(({ month }, index) => ({
        at: roundToTenth(((index + 0.5) * 100) / bars.length),
        text: monthName(month, locale),
        isMinor: (bars.length - 1 - index) % 4 !== 0,
      }))}
    >
      <path
        className="fill-series"
        d={bars
          .map(
            ({ value }, index) =>
              `M${roundToTenth((index + 0.2) * step)} ${height}V${roundToTenth(yOf(value))}h${roundToTenth(step * 0.6)}V${height}z`,
          )
          .join("")}
      />
    </AxisFrame>
  );
}

/** The last twelve months including this one, oldest first, with zeros for empty months. */
export function lastTwelve(
  known: readonly { month: string; totalAmount: number }[],
  thisMonth: string,
): MonthBar[] {
  const values = new Map(known.map(({ month, totalAmount }) => [month, totalAmount]));
  const last = new Date(`${thisMonth}-01`);
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11 + index))
      .toISOString()
      .slice(0, 7);
    return { month, value: values.get(month) ?? 0 };
  });
}
