import { numberLocaleOf, type Locale } from "../locales/locale";

/** Formats a rate: four decimals, and more only if they aren't zero: "1.084200" is "1.0842", and in German "1,0842". */
export const formatRate = (rate: string, locale: Locale): string =>
  new Intl.NumberFormat(numberLocaleOf(locale), {
    minimumFractionDigits: 4,
    maximumFractionDigits: 12,
  }).format(Number(rate));
