import type { ReactNode } from "react";
import { directionOf } from "~server/locales/locale";
import { useLocale } from "./use-messages";

/** Data on a page that runs from right to left: an account number or a Latin name keeps its own order. */
export function Isolated({ children }: { children: ReactNode }) {
  const isForeign = directionOf(useLocale()) === "rtl" && typeof children === "string";
  return isForeign ? <bdi>{children}</bdi> : <>{children}</>;
}
