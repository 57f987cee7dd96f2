// The language of the response to a call.
import { offeredLanguages } from "./languages";
import type { Locale } from "./locale";

/** The best match of an Accept-Language header, which prefers its languages by their `q`; else the portal's own. */
export const acceptedLocale = (accepted: string | null, portal: Locale): Locale =>
  acceptedLanguage(accepted) ?? portal;

/** Undefined if it accepts none that is offered. */
export function acceptedLanguage(accepted: string | null): Locale | undefined {
  if (accepted === null) return undefined;
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
  return undefined;
}

/** `en-US` is answered in `en`, and `pt` or `pt-PT` in `pt-BR` if that is the only one. */
function localeNamed(tag: string): Locale | undefined {
  const named = (name: string | undefined) =>
    offeredLanguages().find((locale) => locale.toLowerCase() === name);
  const [language = ""] = tag.split("-");
  return (
    named(tag) ??
    named(language) ??
    offeredLanguages().find((locale) => locale.toLowerCase().startsWith(`${language}-`))
  );
}
