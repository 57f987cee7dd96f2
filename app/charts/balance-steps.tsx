// A balance day by day as steps, drawn by the server; the table beside it says the same.
import { linearScale, roundedUp, ticksIn } from "./linear-scale";

interface DayPoint {
  /** "2026-11-21" */
  day: string;
  value: number;
}

interface Props {
  /** Oldest first. */
  points: readonly DayPoint[];
  /** A value as it is written beside the picture, where there is little room. */
  write: (value: number) => string;
}

interface Plane {
  className: string;
  width: number;
  /** Every how many days, counted back from the last, one is named. */
  every: number;
}

/** Text in a picture that shrinks would shrink with it, so phones get one of their own. */
const planes: readonly Plane[] = [
  { className: "balance-narrow", width: 320, every: 10 },
  { className: "balance-wide", width: 640, every: 5 },
];
const [height, floor, top, right] = [200, 172, 14, 56];
const dayName = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

export function BalanceSteps(props: Props) {
  return planes.map((plane) => <Drawing key={plane.className} plane={plane} {...props} />);
}

function Drawing({ points, write, plane: { className, width, every } }: Props & { plane: Plane }) {
  const highest = Math.max(...points.map(({ value }) => value));
  const range = roundedUp([0, highest || 1], 3);
  const y = linearScale(range, [floor, top]);
  const yOf = (value: number) => Math.round(y(value));
  const edge = width - right;
  const step = edge / points.length;
  const line = stepsOf(
    points.map(({ value }) => yOf(value)),
    step,
  );
  const ticks = highest > 0 ? ticksIn(range, 3) : [0];
  return (
    <svg
      className={`balance-steps ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="balance-area" d={`${line}V${floor}H0Z`} />
      <path className="balance-grid" d={ticks.map((tick) => `M0 ${yOf(tick)}H${edge}`).join("")} />
      <path className="balance-line" d={line} />
      <circle cx={edge} cy={yOf(points.at(-1)?.value ?? 0)} r={4} />
      {ticks.map((tick) => (
        <text key={tick} x={edge + 10} y={yOf(tick) + 4}>
          {write(tick)}
        </text>
      ))}
      {points.map(({ day }, index) =>
        (points.length - 1 - index) % every === 0 ? (
          <text
            key={day}
            className="balance-day"
            x={Math.round(Math.max((index + 0.5) * step, 22))}
            y={height - 6}
          >
            {dayName.format(new Date(day))}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** A tread for each height; where one is as high as the last, the tread goes on. */
function stepsOf(heights: readonly number[], step: number): string {
  const rises = heights.map((y, index) =>
    index > 0 && y !== heights[index - 1] ? `H${Math.round(index * step)}V${y}` : "",
  );
  return `M0 ${heights[0] ?? floor}${rises.join("")}H${Math.round(heights.length * step)}`;
}
