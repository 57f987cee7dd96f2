// The language in which something is written.

/** BCP 47: the tag of a language that the portal offers, or of one with other digits: `ar-u-nu-arab`. */
export type Locale = string;

/** A pseudo-language for tests: English made longer, written from right to left. */
export const pseudoLocale = "en-XB";

export const defaultLocale: Locale = "en";

const scriptsFromRight = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Syrc", "Thaa"]);
const directions = new Map<Locale, "ltr" | "rtl">([[pseudoLocale, "rtl"]]);

export function directionOf(locale: Locale): "ltr" | "rtl" {
  const known = directions.get(locale);
  if (known) return known;
  const { script = "" } = new Intl.Locale(locale).maximize();
  const direction = scriptsFromRight.has(script) ? "rtl" : "ltr";
  directions.set(locale, direction);
  return direction;
}

/** English numbers are American, English dates are not: "1,234.50" and "21 Nov 2026". */
export const numberLocaleOf = (locale: Locale): string =>
  isEnglish(locale) ? "en-US" : withLatinDigits(locale);
export const dateLocaleOf = (locale: Locale): string =>
  isEnglish(locale) ? "en-GB" : withLatinDigits(locale);

/** The back office, and emails to staff, are written in English only. */
export const staffLocaleOf = (portalLanguage: Locale): Locale =>
  portalLanguage === pseudoLocale ? pseudoLocale : defaultLocale;

export const isEnglish = (locale: Locale): boolean => locale === "en" || locale === pseudoLocale;

const numbering = "-u-nu-";

/** The language alone: `ar` of `ar-u-nu-arab`. */
export const languageIn = (locale: Locale): Locale => locale.split(numbering)[0] ?? locale;

/** Digits that readers of a language may choose, by Unicode's name. */
const otherDigits: Readonly<Record<Locale, string>> = { ar: "arab", fa: "arabext", ur: "arabext" };

/** The language with its other digits, if it has any. */
export function withOtherDigits(language: Locale): Locale | undefined {
  const digits = Object.hasOwn(otherDigits, language) ? otherDigits[language] : undefined;
  return digits && language + numbering + digits;
}

/** Money is compared with cards, banks and other screens, all of which have them. */
const withLatinDigits = (locale: Locale) =>
  locale.includes(numbering) ? locale : `${locale}${numbering}latn`;
