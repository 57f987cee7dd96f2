// A linear scale from values to coordinates, and round ticks along it.

export type Range = readonly [from: number, to: number];

/** The tolerance for rounding errors. */
const tolerance = 1e-9;

export function linearScale([low, high]: Range, [from, to]: Range): (value: number) => number {
  const span = high - low;
  // A range of zero length is in the middle.
  return (value) => (span === 0 ? (from + to) / 2 : from + ((value - low) / span) * (to - from));
}

/** One decimal is more precise than any screen. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** About this many round values within the range, ascending. */
export function ticksIn([low, high]: Range, count: number): number[] {
  if (low === high) return [low];
  const step = stepOf([low, high], count);
  const first = Math.ceil(low / step.size - tolerance);
  const length = Math.floor(high / step.size + tolerance) - first + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => step.times(first + index));
}

/** The range from zero to the next round value above, so that it ends at a tick. */
export function roundedUp([low, high]: Range, count: number): Range {
  const step = stepOf([low, high], count);
  const end = step.times(Math.ceil(high / step.size - tolerance));
  // A longer range may have longer steps.
  return end > high ? roundedUp([low, end], count) : [low, end];
}

/** One, two or five times a power of ten. Parts of one are divided by and not multiplied with, so that 3 × 0.1 is 0.3. */
function stepOf(
  [low, high]: Range,
  count: number,
): { size: number; times: (number: number) => number } {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  const factor =
    rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  if (power >= 0)
    return { size: factor * 10 ** power, times: (number) => number * factor * 10 ** power };
  const parts = 10 ** -power / factor;
  return { size: 1 / parts, times: (number) => number / parts };
}
