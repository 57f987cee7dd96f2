/** Prints one table of figures. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.info(`\n${title}`);
  console.table(rows);
}

export function round(value: number, places = 2): number {
  return Number(value.toFixed(places));
}
