/** All but the last four characters as dots: "••••6789". Short values are hidden whole. */
export function maskTail(value: string): string {
  return value.length > 4 ? `••••${value.slice(-4)}` : "••••";
}
