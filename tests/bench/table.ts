/** Prints one table of figures. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.info(`\n${title}`);
  console.table(rows);
}

export function round(value: number, places = 2): number {
  return Number(value.toFixed(places));
}

/** The value below which this share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}
