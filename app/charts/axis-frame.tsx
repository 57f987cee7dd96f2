// A chart that stretches to its frame between its axes; text is never stretched.
import type { ReactNode } from "react";
import { plotSize } from "./plot";

export interface AxisText {
  /** Percent of the width or the height. */
  readonly at: number;
  readonly text: string;
  /** Shown only if there is space. */
  readonly isMinor?: boolean;
}

interface Props {
  className: string;
  values: readonly AxisText[];
  times: readonly AxisText[];
  /** In the coordinates of `plotSize`. */
  children: ReactNode;
}

const [letter, edges] = [7.6, 14];

export function AxisFrame({ className, values, times, children }: Props) {
  const { width, height } = plotSize;
  const frameWidth = Math.ceil(
    edges + letter * Math.max(...values.map(({ text }) => text.length), 0),
  );
  const lines = values.map(({ at }) => `M0 ${(at * height) / 100}H${width}`).join("");
  return (
    <div className={`axis-frame ${className}`} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path className="chart-grid" d={lines} />
        {children}
      </svg>
      <svg width={frameWidth} height="100%">
        {values.map(({ at, text }) => (
          <text key={at} x="8" y={`${at}%`} dy="4">
            {text}
          </text>
        ))}
      </svg>
      <svg className="chart-times" width="100%">
        {times.map(({ at, text, isMinor }) => (
          <text key={at} className={isMinor ? "max-[44rem]:hidden" : undefined} x={`${at}%`} y="18">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
