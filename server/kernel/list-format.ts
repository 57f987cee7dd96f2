import { dateLocaleOf, type Locale } from "../locales/locale";

const formats = new Map<Locale, Intl.ListFormat>();

/** "Available, Bonus": the items of a list without a last "and". */
export function formatList(items: readonly string[], locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(dateLocaleOf(locale), { type: "unit" });
  formats.set(locale, format);
  return format.format(items);
}
