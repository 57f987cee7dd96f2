import { numberLocaleOf, type Locale } from "../locales/locale";

type Type = Intl.ListFormatType;

const formats = new Map<string, Intl.ListFormat>();

function listed(items: readonly string[], type: Type, locale: Locale): string {
  const name = `${type} ${locale}`;
  const format = formats.get(name) ?? new Intl.ListFormat(numberLocaleOf(locale), { type });
  formats.set(name, format);
  return format.format(items);
}

/** "Available, Bonus": the items of a list without a last "and". */
export const formatList = (items: readonly string[], locale: Locale): string =>
  listed(items, "unit", locale);

/** "Compliance or Treasury" */
export const formatChoice = (items: readonly string[], locale: Locale): string =>
  listed(items, "disjunction", locale);

/** "Compliance and Treasury" */
export const formatAll = (items: readonly string[], locale: Locale): string =>
  listed(items, "conjunction", locale);

/** "Spanish and German", in the language of the reader. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return formatAll(
    languages.map((language) => names.of(language) ?? language),
    locale,
  );
}
