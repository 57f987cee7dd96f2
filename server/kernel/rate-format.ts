/** A rate as people read it: four places, and more only where they say something: "1.084200" is "1.0842". */
export function formatRate(rate: string): string {
  return rate.replace(/(\.\d{4}\d*?)0+$/, "$1");
}
