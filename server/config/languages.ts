// LANGUAGES, PORTAL_LANGUAGE and LOCALES_DIR: what the portal speaks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { textFaults } from "../locales/check-texts";
import { builtInLanguages, type Languages } from "../locales/languages";
import { defaultLocale, pseudoLocale, type Locale } from "../locales/locale";
import type { Language, Translation } from "../locales/texts";
import { unreadable } from "./secret-files";

interface LanguageSettings {
  /** LANGUAGES; all if missing. */
  readonly languages?: readonly Locale[] | undefined;
  readonly portalLanguage?: Locale | undefined;
  readonly localesDir?: string | undefined;
}

interface ChosenLanguages {
  readonly languages: Languages;
  readonly portalLanguage: Locale;
  /** One sentence for each. */
  readonly faults: readonly string[];
}

/** The file beside a language's catalogs. */
const aboutFile = "language.json";
const aboutRule = `must be an object with the "name" that its speakers use, such as "Français", and "isDraft" until a native reader has checked its texts`;
const About = z.strictObject(
  { name: z.string().trim().min(1).max(40), isDraft: z.boolean().optional() },
  aboutRule,
);

export function chosenLanguages(settings: LanguageSettings): ChosenLanguages {
  const { known, faults } = withAdded(settings.localesDir);
  const all = Object.keys(known).filter((locale) => locale !== pseudoLocale);
  if (settings.portalLanguage === pseudoLocale)
    return {
      languages: { known, offered: [pseudoLocale] },
      portalLanguage: pseudoLocale,
      faults,
    };
  const listed = settings.languages ?? all;
  const unknown = listed.filter((locale) => !all.includes(locale));
  const offered = listed.filter((locale) => all.includes(locale));
  const own = settings.portalLanguage ?? ownOf(offered);
  return {
    languages: { known, offered: [own, ...offered.filter((locale) => locale !== own)] },
    portalLanguage: own,
    faults: [
      ...faults,
      ...(unknown.length === 0 && listed.length > 0
        ? []
        : [`LANGUAGES may name ${all.join(", ")}, and what LOCALES_DIR adds.`]),
      ...(offered.includes(own) || settings.portalLanguage === undefined
        ? []
        : [`PORTAL_LANGUAGE must be one of the languages offered: ${offered.join(", ")}.`]),
    ],
  };
}

const ownOf = (offered: readonly Locale[]): Locale =>
  offered.includes(defaultLocale) ? defaultLocale : (offered[0] ?? defaultLocale);

/** The portal's languages with those of LOCALES_DIR, whose texts replace the portal's. */
function withAdded(folder: string | undefined) {
  const known: Record<Locale, Language> = { ...builtInLanguages };
  const faults: string[] = [];
  if (folder === undefined) return { known, faults };
  for (const name of foldersIn(folder, faults)) {
    const added = readLanguage(folder, name, faults);
    if (added) known[name] = merged(known[name], added);
  }
  return { known, faults };
}

function foldersIn(folder: string, faults: string[]): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    faults.push(unreadable("LOCALES_DIR", error));
    return [];
  }
}

function readLanguage(folder: string, locale: Locale, faults: string[]): Language | undefined {
  if (!isWritable(locale)) {
    faults.push(
      `LOCALES_DIR: "${locale}" isn't a language that can be written here. Use a tag such as fr or pt-BR.`,
    );
    return undefined;
  }
  const names = jsonFilesIn(join(folder, locale), faults);
  const { [aboutFile]: about, ...files } = Object.fromEntries(
    names.map((name) => [name, readJson(join(folder, locale, name))]),
  );
  const { data, error } = About.safeParse(about ?? nameOf(builtInLanguages[locale]));
  if (error) faults.push(`LOCALES_DIR: ${locale}/${aboutFile} ${aboutRule}.`);
  const texts: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) faults.push(`LOCALES_DIR: ${locale}/${name} must be JSON in UTF-8.`);
    else texts[name.replace(/\.json$/, "")] = content;
  }
  const wrong = textFaults(locale, texts);
  faults.push(...wrong.map((fault) => `LOCALES_DIR: ${locale}: ${fault}`));
  return {
    name: data?.name ?? locale,
    isDraft: data?.isDraft ?? false,
    texts: wrong.length > 0 ? {} : texts,
  };
}

function jsonFilesIn(folder: string, faults: string[]): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch (error) {
    faults.push(unreadable("LOCALES_DIR", error));
    return [];
  }
}

const nameOf = (language: Language | undefined) =>
  language && { name: language.name, isDraft: language.isDraft };

/** Undefined if it isn't JSON. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** A tag in its usual spelling, whose plural forms are known. */
function isWritable(locale: string): boolean {
  try {
    const [usual] = Intl.getCanonicalLocales(locale);
    return usual === locale && Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** By catalog and key. */
type AnyTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function merged(before: Language | undefined, added: Language): Language {
  if (!before) return added;
  const [ours, theirs] = [before.texts as AnyTexts, added.texts as AnyTexts];
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const texts = names.map((name) => [name, { ...ours[name], ...theirs[name] }]);
  return { ...added, texts: Object.fromEntries(texts) as Translation };
}
