import type { Currency } from "./currencies";

/** As `APPROVAL_THRESHOLDS` is written: whole units by currency, or "none". */
export function thresholdsAsText(
  thresholds: Readonly<Record<Currency, bigint>> | null | undefined,
): string {
  if (!thresholds) return "none";
  return Object.entries(thresholds)
    .map(([currency, minor]) => `${currency}:${minor / 100n}`)
    .join(",");
}
