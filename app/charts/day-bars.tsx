// How many a day, stacked by how they stand; drawn by the server, and the table beside it says the same.
import { linearScale, tidy } from "./linear-scale";

interface DayBar {
  /** "2026-11-21" */
  day: string;
  /** From the floor upwards. */
  parts: readonly { name: string; count: number }[];
}

const [width, height] = [720, 132];
const gap = 1;
/** A part with one transaction is still seen beside one with thousands. */
const lowest = 1 + gap;

export function DayBars({ bars }: { bars: readonly DayBar[] }) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  // Room for the parts that are drawn higher than their share.
  const room = height - 2 - lowest * Math.max(...bars.map(({ parts }) => parts.length - 1), 0);
  const heightOf = linearScale([0, Math.max(...totals, 1)], [0, room]);
  const step = width / bars.length;
  return (
    <svg
      className="day-bars"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${height - 0.5}H${width}`} />
      {bars.map(({ day, parts }, index) =>
        stackOf(parts, heightOf).map(({ name, top, high }) => (
          <rect
            key={day + name}
            className={name}
            x={tidy((index + 0.15) * step)}
            y={tidy(height - top)}
            width={tidy(step * 0.7)}
            height={tidy(high - gap)}
          />
        )),
      )}
    </svg>
  );
}

/** The parts that have any, each with its height and where it ends above the floor. */
function stackOf(parts: DayBar["parts"], heightOf: (count: number) => number) {
  let top = 0;
  return parts.flatMap(({ name, count }) => {
    if (count === 0) return [];
    const high = Math.max(heightOf(count), lowest);
    top += high;
    return [{ name, top, high }];
  });
}
