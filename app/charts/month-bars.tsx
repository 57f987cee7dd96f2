// Sums of twelve months as bars, drawn by the server; the table beside it says the same.
import { scaleLinear } from "d3-scale";

export interface MonthBar {
  /** "2026-11" */
  month: string;
  value: number;
}

interface Props {
  bars: readonly MonthBar[];
  /** A sum as it is written at the highest bar. */
  write: (value: number) => string;
}

const [width, height, floor, top] = [720, 200, 172, 28];
const name = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

export function MonthBars({ bars, write }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const heightOf = scaleLinear([0, highest || 1], [0, floor - top]);
  const step = width / bars.length;
  const first = bars.findIndex(({ value }) => value === highest);
  return (
    <svg className="month-bars" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="month-floor" d={`M0 ${floor}H${width}`} />
      {bars.map(({ month, value }, index) => (
        <g key={month}>
          <rect x={index * step + step * 0.2} y={floor - heightOf(value)} width={step * 0.6} height={heightOf(value)} rx={3} />
          <text x={(index + 0.5) * step} y={height - 8}>{name.format(new Date(`${month}-01`))}</text>
          {index === first && highest > 0 && <text x={(index + 0.5) * step} y={floor - heightOf(value) - 8}>{write(value)}</text>}
        </g>
      ))}
    </svg>
  );
}

/** The twelve months that end with this one, oldest first, with nothing where nothing was. */
export function lastTwelve(known: readonly { month: string; totalAmount: number }[], now: Date): MonthBar[] {
  const values = new Map(known.map(({ month, totalAmount }) => [month, totalAmount]));
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).toISOString().slice(0, 7);
    return { month, value: values.get(month) ?? 0 };
  });
}
