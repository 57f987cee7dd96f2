// Sums of twelve months as bars, drawn by the server; the table beside it says the same.
import { linearScale } from "./linear-scale";

interface MonthBar {
  /** "2026-11" */
  month: string;
  value: number;
}

interface Props {
  bars: readonly MonthBar[];
  /** A sum as it is written at the highest bar. */
  write: (value: number) => string;
}

interface Plane {
  className: string;
  width: number;
  /** How a month is written below its bar: phones have room for a letter. */
  name: Intl.DateTimeFormat;
}

const nameOf = (month: "narrow" | "short") =>
  new Intl.DateTimeFormat("en-GB", { month, timeZone: "UTC" });
/** Text in a picture that shrinks would shrink with it, so phones get one of their own. */
const planes: readonly Plane[] = [
  { className: "month-narrow", width: 320, name: nameOf("narrow") },
  { className: "month-wide", width: 720, name: nameOf("short") },
];
const [height, floor, top] = [200, 172, 28];
const halfOfLetter = 4.8;

export function MonthBars(props: Props) {
  return planes.map((plane) => <Drawing key={plane.className} plane={plane} {...props} />);
}

function Drawing({ bars, write, plane: { className, width, name } }: Props & { plane: Plane }) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const heightOf = linearScale([0, highest || 1], [0, floor - top]);
  const step = width / bars.length;
  const first = bars.findIndex(({ value }) => value === highest);
  const sum = write(highest);
  // The sum above the highest bar stays inside the picture, whatever font it is drawn in.
  const half = sum.length * halfOfLetter;
  const labelAt = Math.min(Math.max((first + 0.5) * step, half), width - half);
  return (
    <svg
      className={`month-bars ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="month-floor" d={`M0 ${floor}H${width}`} />
      {bars.map(({ month, value }, index) => (
        <g key={month}>
          <rect
            x={index * step + step * 0.2}
            y={floor - heightOf(value)}
            width={step * 0.6}
            height={heightOf(value)}
            rx={3}
          />
          <text x={(index + 0.5) * step} y={height - 8}>
            {name.format(new Date(`${month}-01`))}
          </text>
        </g>
      ))}
      {highest > 0 && (
        <text x={labelAt} y={floor - heightOf(highest) - 8}>
          {sum}
        </text>
      )}
    </svg>
  );
}

/** The twelve months that end with this one, oldest first, with nothing where nothing was. */
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
