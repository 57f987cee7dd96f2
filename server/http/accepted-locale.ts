// The language of the response to a call.
import { locales, pseudoLocale, type Locale } from "../locales/locale";

/** The best match of an Accept-Language header, which prefers its languages by their `q`; else the portal's own. */
export function acceptedLocale(accepted: string | null, portal: Locale): Locale {
  if (accepted === null) return portal;
  const wanted = accepted
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const found = localeNamed(tag, portal);
    if (found) return found;
  }
  return portal;
}

/** `en-US` is answered in `en`, and the pseudo-language spoken only by a portal that is set to it. */
function localeNamed(tag: string, portal: Locale): Locale | undefined {
  const spoken = locales.filter((locale) => locale !== pseudoLocale || portal === pseudoLocale);
  const named = (name: string | undefined) =>
    spoken.find((locale) => locale.toLowerCase() === name);
  return named(tag) ?? named(tag.split("-")[0]);
}
