import type { ReactNode } from "react";
import { directionOf } from "~server/locales/locale";
import { useLocale } from "./use-messages";

/** For data on a page that runs from right to left: an account number or a Latin name keeps its own order. */
export function useIsolation(): (value: ReactNode) => ReactNode {
  const isRightToLeft = directionOf(useLocale()) === "rtl";
  return (value) => (isRightToLeft && typeof value === "string" ? <bdi>{value}</bdi> : value);
}
