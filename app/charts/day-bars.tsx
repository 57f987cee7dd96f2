// How many a day, stacked by how they stand; drawn by the server, and the table beside it says the same.
import { linearScale, tidy } from "./linear-scale";

export interface DayBar {
  /** "2026-11-21" */
  day: string;
  /** From the floor upwards. */
  parts: readonly { name: string; count: number }[];
}

const [width, height] = [720, 132];

export function DayBars({ bars }: { bars: readonly DayBar[] }) {
  const heights = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const heightOf = linearScale([0, Math.max(...heights, 1)], [0, height - 2]);
  const step = width / bars.length;
  return (
    <svg className="day-bars" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${height - 0.5}H${width}`} />
      {bars.map(({ day, parts }, index) =>
        parts.map(({ name, count }, place) => {
          const below = parts.slice(0, place).reduce((sum, part) => sum + part.count, 0);
          return count > 0 && <rect key={day + name} className={name} x={tidy((index + 0.15) * step)} y={tidy(height - heightOf(below + count))} width={tidy(step * 0.7)} height={tidy(heightOf(count) - 1)} />;
        }),
      )}
    </svg>
  );
}
