// Transactions per day as stacked bars by status, rendered by the server; the table next to it has the same data.
import { scaleLinear } from "d3-scale";
import { numberLocaleOf, type Locale } from "~server/locales/locale";
import { AxisFrame } from "./axis-frame";
import { axisTime } from "./chart-times";
import { plotSize, roundToTenth } from "./plot";

interface DayBar {
  /** "2026-11-21" */
  day: string;
  /** From the bottom upwards. */
  parts: readonly { name: string; count: number }[];
}

interface Props {
  bars: readonly DayBar[];
  locale: Locale;
}

const { width, height } = plotSize;
const gap = 3;
/** A part with one transaction is still visible next to one with thousands. */
const lowest = 3 + gap;
const tickCount = 3;
/** The number of labeled days; phones label half of them. */
const named = 7;

export function DayBars({ bars, locale }: Props) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  // Leaves space for the parts that are drawn taller than their share.
  const plotHeight = height - lowest * Math.max(...bars.map(({ parts }) => parts.length - 1), 0);
  const heightOf = scaleLinear([0, Math.max(...totals, 1)], [0, plotHeight]).nice(tickCount);
  const step = width / bars.length;
  const every = Math.ceil(bars.length / named);
  return (
    <AxisFrame
      className="day-bars"
      values={heightOf
        .ticks(tickCount)
        .filter(Number.isInteger)
        .map((count) => ({
          at: roundToTenth(((height - heightOf(count)) / height) * 100),
          text: count.toLocaleString(numberLocaleOf(locale)),
        }))}
      times={bars.flatMap(({ day }, index) => {
        const [at, back] = [
          roundToTenth(((index + 0.5) * 100) / bars.length),
          bars.length - 1 - index,
        ];
        if (back % every !== 0 || at < 4) return [];
        const text = axisTime("1D", Date.parse(day), locale);
        return [{ at: Math.min(at, 97), text, isMinor: back % (2 * every) !== 0 }];
      })}
    >
      {bars.map(({ day, parts }, index) =>
        stackOf(parts, heightOf).map(({ name, top, high }) => (
          <rect
            key={day + name}
            className={name}
            x={roundToTenth((index + 0.15) * step)}
            y={roundToTenth(height - top)}
            width={roundToTenth(step * 0.7)}
            height={roundToTenth(high - gap)}
          />
        )),
      )}
    </AxisFrame>
  );
}

/** The nonempty parts, each with its height and top. */
function stackOf(parts: DayBar["parts"], heightOf: (count: number) => number) {
  let top = 0;
  return parts.flatMap(({ name, count }) => {
    if (count === 0) return [];
    const high = Math.max(heightOf(count), lowest);
    top += high;
    return [{ name, top, high }];
  });
}
