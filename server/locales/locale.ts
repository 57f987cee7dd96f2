// The languages of the portal. Each is a folder beside this file.

/** A pseudo-language for tests: English made longer, written from right to left. */
export const pseudoLocale = "en-XB";

/** BCP 47. */
export const locales = ["en", pseudoLocale] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

export const directionOf = (locale: Locale): "ltr" | "rtl" =>
  locale === pseudoLocale ? "rtl" : "ltr";

/** English numbers are American, English dates are not: "1,234.50" and "21 Nov 2026". */
export const numberLocaleOf = (locale: Locale): string => (isEnglish(locale) ? "en-US" : locale);
export const dateLocaleOf = (locale: Locale): string => (isEnglish(locale) ? "en-GB" : locale);

const isEnglish = (locale: Locale) => locale === "en" || locale === pseudoLocale;
