/** Formats a rate: four decimals, and more only if they aren't zero: "1.084200" is "1.0842". */
export function formatRate(rate: string): string {
  return rate.replace(/(\.\d{4}\d*?)0+$/, "$1");
}
