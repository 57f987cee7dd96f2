// The languages that the portal speaks. LANGUAGES says which of them it offers, and LOCALES_DIR adds others.
import { de } from "./de";
import { ar } from "./ar";
import { es } from "./es";
import { defaultLocale, languageIn, pseudoLocale, withOtherDigits, type Locale } from "./locale";
import type { CatalogName, Language } from "./texts";

/** With the portal, besides English. */
export const languages: Readonly<Record<Locale, Language>> = { es, de, ar };

export interface Languages {
  readonly known: Readonly<Record<Locale, Language>>;
  /** Those that people choose among, the portal's own first. */
  readonly offered: readonly Locale[];
}

/** English is written in the catalogs of `en`, to which all other languages fall back. */
export const builtInLanguages: Languages["known"] = {
  [defaultLocale]: { name: "English", isDraft: false, texts: {} },
  ...languages,
  [pseudoLocale]: { name: "Pseudo", isDraft: true, texts: {} },
};

declare global {
  var portalLanguages: Languages | undefined;
}

/** Set once at the start. Stored on globalThis like the configuration, since a page's code can't read that. */
export function setLanguages(given: Languages): void {
  globalThis.portalLanguages = given;
}

/** Empty if only one is offered: there is nothing to choose. */
export const languageChoices = (): readonly Locale[] =>
  offeredLanguages().length > 1 ? offeredLanguages() : [];

export const offeredLanguages = (): readonly Locale[] =>
  globalThis.portalLanguages?.offered ?? [defaultLocale];

/** Whether people can choose it: a language that is offered, or one with its other digits. */
export function isOffered(locale: Locale): boolean {
  const language = languageIn(locale);
  return (
    offeredLanguages().includes(language) &&
    (locale === language || locale === withOtherDigits(language))
  );
}

/** @throws if the portal doesn't speak it */
export function languageOf(locale: Locale): Language {
  const known = globalThis.portalLanguages?.known ?? builtInLanguages;
  const name = languageIn(locale);
  const language = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!language) throw new Error(`The portal doesn't speak ${locale}.`);
  return language;
}

/** What only staff and other systems read, and the legal texts, which bind in the language they were written in. */
const englishOnly: readonly CatalogName[] = [
  "emailKinds",
  "integrity",
  "payoutFiles",
  "portalNotes",
  "privacy",
  "terms",
];

/** Whether customers and visitors meet the texts of a catalog. */
export const isTranslated = (name: CatalogName): boolean =>
  !englishOnly.includes(name) && !name.startsWith("staff");
