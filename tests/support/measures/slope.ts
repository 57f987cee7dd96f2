/** By how much a value grows with each unit of the other, by least squares; 0 where there are too few. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return spread === 0 || points.length < 2
    ? 0
    : points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / spread;
}
