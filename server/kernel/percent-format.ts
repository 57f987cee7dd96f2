import { leftToRight } from "../locales/isolate";
import { numberLocaleOf, type Locale } from "../locales/locale";

/** "0.5%", with at most two decimals. */
export const formatPercent = (percent: number, locale: Locale): string =>
  leftToRight(
    new Intl.NumberFormat(numberLocaleOf(locale), {
      style: "percent",
      maximumFractionDigits: 2,
    }).format(percent / 100),
    locale,
  );
