// Countries by name and calling codes by number, for sign-up forms.
import { getCountries, getCountryCallingCode, type CountryCode } from "libphonenumber-js/min";
import { countryCodes } from "~server/kernel/countries";
import { formatList } from "~server/kernel/list-format";
import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import type { Choice } from "../form/choice-fields";

const isExcluded = (code: CountryCode) => code === "AC" || code === "TA";
const callable = getCountries().filter((code) => !isExcluded(code));

type Name = (code: string) => string;

/** Both lists of a form in a language, made once. */
export function countryChoices(locale: Locale) {
  const made = lists.get(locale);
  if (made) return made;
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const nameOf: Name = (code) => names.of(code) ?? code;
  const list = { countries: byName(nameOf, locale), callingCodes: byCallingCode(nameOf, locale) };
  lists.set(locale, list);
  return list;
}

const lists = new Map<Locale, { countries: readonly Choice[]; callingCodes: readonly Choice[] }>();

const byName = (nameOf: Name, locale: Locale): Choice[] =>
  countryCodes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((left, right) => left.label.localeCompare(right.label, locale));

/** One entry a calling code, named by the first two of the countries that share it. */
const byCallingCode = (nameOf: Name, locale: Locale): Choice[] =>
  [...namesByCallingCode(nameOf)]
    .map(([code, [first = "", second, third]]) => {
      const named = formatList(second ? [first, second] : [first], locale);
      const value = `+${code}`;
      return { value, label: `${isolated(value, locale)} ${named}${third ? " …" : ""}` };
    })
    .sort((left, right) => Number(left.value) - Number(right.value));

function namesByCallingCode(nameOf: Name): Map<string, string[]> {
  const first: CountryCode[] = ["US", "CA", "GB", "IT", "NO", "RU", "AU", "MA", "FI"];
  const found = new Map<string, string[]>();
  for (const country of [...first, ...callable.filter((code) => !first.includes(code))]) {
    const code = getCountryCallingCode(country);
    found.set(code, [...(found.get(code) ?? []), nameOf(country)]);
  }
  return found;
}
