// Countries by name and calling codes by number, in English, for whoever is signed up.
import { getCountries, getCountryCallingCode, type CountryCode } from "libphonenumber-js/min";
import type { Choice } from "../form/choice-fields";

const names = new Intl.DisplayNames(["en"], { type: "region" });
const nameOf = (code: CountryCode) => names.of(code) ?? code;
const byLabel = (left: Choice, right: Choice) => left.label.localeCompare(right.label, "en");
const isNoCountry = (code: CountryCode) => code === "AC" || code === "TA";

export const countryChoices: readonly Choice[] = getCountries()
  .filter((code) => !isNoCountry(code))
  .map((code) => ({ value: code, label: nameOf(code) }))
  .sort(byLabel);

/** One entry a calling code, named by the first two of the countries that share it. */
export const callingCodeChoices: readonly Choice[] = [...namesByCallingCode()]
  .map(([code, [first = "", second, third]]) => {
    const named = [first, second].filter(Boolean).join(", ");
    return { value: `+${code}`, label: `+${code} ${named}${third ? " …" : ""}` };
  })
  .sort((left, right) => Number(left.value) - Number(right.value));

function namesByCallingCode(): Map<string, string[]> {
  const first: CountryCode[] = ["US", "CA", "GB", "IT", "NO", "RU", "AU", "MA", "FI"];
  const others = getCountries().filter((code) => !first.includes(code) && !isNoCountry(code));
  const found = new Map<string, string[]>();
  for (const country of [...first, ...others]) {
    const code = getCountryCallingCode(country);
    found.set(code, [...(found.get(code) ?? []), nameOf(country)]);
  }
  return found;
}
