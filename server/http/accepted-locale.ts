// The language of the response to a call.
import { locales, type Locale } from "../locales/locale";

/** The best match of an Accept-Language header, which prefers its languages by their `q`. */
export function acceptedLocale(accepted: string | null, otherwise: Locale): Locale {
  if (accepted === null) return otherwise;
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
    const found = localeNamed(tag);
    if (found) return found;
  }
  return otherwise;
}

/** `en-US` is answered in `en`. */
function localeNamed(tag: string): Locale | undefined {
  const named = (name: string | undefined) =>
    locales.find((locale) => locale.toLowerCase() === name);
  return named(tag) ?? named(tag.split("-")[0]);
}
